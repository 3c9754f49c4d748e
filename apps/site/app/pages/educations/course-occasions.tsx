import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { CourseFilter } from './course-filter.tsx'
import { CourseList } from './course-list.tsx'
import type { Choice, CourseView, EducationFilter } from './load-educations.ts'

type Props = {
  filter: EducationFilter
  courses: CourseView[]
  courseChoices: Choice[]
  cityChoices: Choice[]
  /** What the prices are shown by: a change of it loads them. */
  priceType: PriceTypeChoice
}

/** The courses and when they are held, narrowed by course and city. */
export function CourseOccasions({ filter, courses, courseChoices, cityChoices }: Props) {
  return (
    <div className="grid gap-6">
      <CourseFilter filter={filter} courses={courseChoices} cities={cityChoices} />
      <CourseList courses={courses} />
    </div>
  )
}
