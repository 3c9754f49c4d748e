import { m } from '@minikran/i18n/messages'
import { use } from 'react'
import { pathTo } from '../locale-path.ts'
import { type Crumb, PageTrail } from '../structured-data/page-trail.ts'
import { Link } from './link.tsx'
import { withWholeParts } from './whole-parts.tsx'

/**
 * The path from home to this page. Phones show only the two links before the last: a second row
 * would push the content down.
 */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  if (import.meta.env.SSR) use(PageTrail)?.(trail)
  return (
    <nav aria-label={m.shell_breadcrumbs()} className="text-small print:hidden">
      <ol className="flex flex-wrap items-center text-muted">
        <li className="crumb">
          <Link to={pathTo('/')} className="tap-link">
            {m.shell_home()}
          </Link>
        </li>
        {trail.map(({ title, path, lang }, position) => (
          <li key={path} className="crumb">
            {position === trail.length - 1 ? (
              <span aria-current="page" lang={lang}>
                {withWholeParts(title)}
              </span>
            ) : (
              <Link to={path} lang={lang} className="tap-link">
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
