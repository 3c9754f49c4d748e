import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { localPath, pathTo } from '../../locale-path.ts'
import { PriceFigures } from '../../pricing/price-figures.tsx'
import { registrationAddress } from '../../registration/registration-address.ts'
import type { Choice, CourseView, EducationFilter, OccasionView } from './load-educations.ts'

type Props = {
  courses: CourseView[]
  filter: EducationFilter
  /** Of all courses that have a date. */
  choices: Choice[]
}

/** Each course with its requirements and dates. */
export function CourseList({ courses, filter, choices }: Props) {
  if (courses.length === 0) {
    if (filter.course + filter.city === '') return <p role="status">{m.depot_courses_none()}</p>
    return (
      <p role="status">
        {m.educations_none()}{' '}
        {filter.city !== '' && choices.some(({ value }) => value === filter.course) && (
          <>
            <Link
              to={`${pathTo('/utbildningar')}?kurs=${encodeURIComponent(filter.course)}#tillfallen`}
              preventScrollReset
              className="tap-link"
            >
              {m.product_course_others()}
            </Link>{' '}
          </>
        )}
        <Link to={pathTo('/utbildningar')} preventScrollReset className="tap-link">
          {m.educations_all()}
        </Link>
      </p>
    )
  }
  return (
    <div className="grid gap-8">
      {courses.map((course) => (
        <Course key={course.course} course={course} />
      ))}
    </div>
  )
}

function Course({ course }: { course: CourseView }) {
  return (
    <article className="grid gap-y-4 border-t border-ink pt-3 wide:grid-cols-[1fr_2fr]">
      <div className="grid content-start gap-3 wide:pr-12">
        <h3 lang={course.title.lang} className="text-lead">
          {course.title.text}
        </h3>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-2 wide:grid-cols-1">
          {course.figures.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small text-muted">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid content-start gap-4">
        <RichText content={course.content} />
        <ul className="border-t border-line">
          {course.occasions.map((occasion) => (
            <Occasion key={occasion.path} occasion={occasion} />
          ))}
        </ul>
      </div>
    </article>
  )
}

function Occasion({ occasion }: { occasion: OccasionView }) {
  const { slug, path, time, place, seats, price } = occasion
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-b max-[20rem]:grid-cols-1 border-line py-2 small:grid-cols-[2fr_1fr_auto]">
      <p className="col-span-full small:col-span-1">
        <Link to={localPath(path)} className="tap-link">
          {time}
        </Link>
        <span className="block">{place}</span>
      </p>
      <p>
        <Link to={registrationAddress(slug)} className="tap-link">
          {m.registration_send()}
          <span className="sr-only">
            : {time}, {place}
          </span>
        </Link>
        <Seats seats={seats} />
      </p>
      <p className="py-2 text-right">
        <PriceFigures price={price} />
      </p>
    </li>
  )
}

function Seats({ seats }: { seats: OccasionView['seats'] }) {
  if (seats === null) return null
  if (seats.left === 0) return <span className="block text-orange">{m.educations_full()}</span>
  return <span className="block">{m.educations_seats({ left: seats.left, of: seats.of })}</span>
}
