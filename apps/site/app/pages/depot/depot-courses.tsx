import { m } from '@minikran/i18n/messages'
import { Link } from '../../components/link.tsx'
import { localPath } from '../../locale-path.ts'
import type { DepotView } from './depot-view.ts'

/** The next courses at the depot. */
export function DepotCourses({ courses }: { courses: DepotView['courses'] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lead">{m.depot_courses()}</h2>
      {courses.length === 0 && <p className="text-muted">{m.depot_courses_none()}</p>}
      <ul>
        {courses.map(({ path, title, time }) => (
          <li key={path} className="border-b border-line py-2">
            <Link to={localPath(path)} lang={title.lang} className="tap-link">
              {title.text}
            </Link>
            <p className="text-small text-muted first-letter:uppercase">{time}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
