import { m } from '@minikran/i18n/messages'
import { useLocation } from 'react-router'
import { pageIn, pageParameter } from '../page-number.ts'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** The page number in an address, from 1. */
export function pageOf(url: Pick<URL, 'searchParams'>): number {
  return pageIn(url.searchParams)
}

/** Previous and next as plain links that keep the rest of the query. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  const { pathname, search } = useLocation()
  const addressOf = (number: number) => {
    const query = new URLSearchParams(search)
    query.set(pageParameter, String(number))
    if (number === 1) query.delete(pageParameter)
    return query.size === 0 ? pathname : `${pathname}?${query}`
  }
  if (pages <= 1) return null
  return (
    <nav aria-label={m.pager_label()} className="flex items-center gap-4 print:hidden">
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className={buttonClass('plain')}>
          <Icon name="previous" />
          {m.pager_previous()}
        </Link>
      )}
      <span>{m.pager_position({ page, pages })}</span>
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next" className={buttonClass('plain')}>
          {m.pager_next()}
          <Icon name="next" />
        </Link>
      )}
    </nav>
  )
}
