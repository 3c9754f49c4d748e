import type { BackOfficeHome } from '@minikran/contract/admin/home'
import * as m from '@minikran/i18n/messages'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { useIsPhone } from '../shell/use-is-phone.ts'
import { oneLine } from '../theme/one-line.ts'
import { HomeTable } from './home-table.tsx'

type Course = BackOfficeHome['courses'][number]

const heads = () => [
  m.backoffice_case_course(),
  m.backoffice_field_course_time(),
  m.backoffice_field_seats(),
  m.backoffice_field_waiting(),
]
const phoneHeads = () => [m.backoffice_case_course(), m.backoffice_field_seats()]

/** Courses that fill up. */
export function FillingCourses({ courses }: { courses: readonly Course[] }) {
  const isPhone = useIsPhone()
  return (
    <HomeTable
      title={m.backoffice_home_courses()}
      heads={isPhone ? phoneHeads() : heads()}
      rows={courses.map((course) => [
        course.id,
        ...(isPhone ? phoneCellsOf(course) : cellsOf(course)),
      ])}
    />
  )
}

const cellsOf = ({ waiting, ...course }: Course) => [
  <CourseLink key={course.id} {...course} />,
  <span key={course.id} style={oneLine}>
    {course.course_time}
  </span>,
  fullness(course),
  waiting,
]

const phoneCellsOf = ({ waiting, ...course }: Course) => [
  <div key={course.id}>
    <CourseLink {...course} />
    <div>{course.course_time}</div>
    {waiting > 0 && `${m.backoffice_field_waiting()}: ${waiting}`}
  </div>,
  fullness(course),
]

const fullness = ({ taken, seats }: Pick<Course, 'taken' | 'seats'>) => `${taken}/${seats}`

function CourseLink({ id, title_sv }: Pick<Course, 'id' | 'title_sv'>) {
  return (
    <Link component={RouterLink} to={`/occasions/${id}/show`}>
      {title_sv}
    </Link>
  )
}
