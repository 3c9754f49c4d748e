import { m } from '@minikran/i18n/messages'
import { Link } from '../components/link.tsx'
import { localPath, pathTo } from '../locale-path.ts'
import type { CompetenceView } from './competence-view.ts'

/** The required courses in order, with their next dates. */
export function Competence({ courses, moment, needsCertificate }: CompetenceView) {
  if (courses.length === 0 && !needsCertificate) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-lead">{m.competence_title()}</h2>
      {moment !== null && <p className="max-w-text">{moment}</p>}
      {courses.length > 0 && (
        <ol className="grid border-t border-line">
          {courses.map(({ course, title, dates }) => (
            <li
              key={course}
              className="grid gap-x-6 border-b border-line py-2 small:grid-cols-[2fr_3fr] items-center"
            >
              <span lang={title.lang} className="font-medium">
                {title.text}
              </span>
              {dates.length > 0 && (
                <span className="flex flex-wrap items-center gap-x-3 text-small">
                  {dates.map(({ path, date, text }) => (
                    <Link key={path} to={localPath(path)} className="tap-link">
                      <time dateTime={date}>{text}</time>
                    </Link>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {needsCertificate && (
        <p className="max-w-text text-small text-muted">{m.competence_certificate()}</p>
      )}
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <Link to={pathTo('/utbildningar')} className="tap-link">
          {m.competence_all_courses()}
        </Link>
        <Link to={pathTo('/maskinuthyrning-med-forare')} className="tap-link">
          {m.competence_with_driver()}
        </Link>
      </p>
    </section>
  )
}
