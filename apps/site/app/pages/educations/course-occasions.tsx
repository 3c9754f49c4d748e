import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { CourseFilter } from './course-filter.tsx'
import { CourseList } from './course-list.tsx'
import type { Choice, CourseView, EducationFilter } from './load-educations.ts'

type Props = {
  filter: EducationFilter
  courses: CourseView[]
  courseChoices: Choice[]
  cityChoices: Choice[]
  /** The price type of the prices; a change loads the island. */
  priceType: PriceTypeChoice
}

/** Courses and dates, filtered by course and city. */
export function CourseOccasions({ filter, courses, courseChoices, cityChoices }: Props) {
  return (
    <div className="grid gap-6">
      <CourseFilter filter={filter} courses={courseChoices} cities={cityChoices} />
      <CourseList courses={courses} filter={filter} choices={courseChoices} />
    </div>
  )
}
