import { m } from '@minikran/i18n/messages'
import { pageParameter } from '../page-number.ts'
import { buttonClass } from './button.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { useNextLocation } from './use-next-location.ts'

type Props = {
  page: number
  pages: number
  /** The query of a page; by default the current one with another page number. */
  queryOf?: (page: number) => URLSearchParams
}

/** Links to the previous and the next page; printed, which page this is. */
export function Pager({ page, pages, queryOf }: Props) {
  const { pathname, search } = useNextLocation()
  if (pages <= 1) return null
  const addressOf = (number: number) => {
    const query = String(queryOf?.(number) ?? otherPage(search, number))
    return query === '' ? pathname : `${pathname}?${query}`
  }
  const position = m.pager_position({ page, pages })
  return (
    <>
      <nav
        aria-label={m.pager_label()}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden"
      >
        {page > 1 && (
          <Link to={addressOf(page - 1)} rel="prev" className={buttonClass('plain')}>
            <Icon name="previous" />
            {m.pager_previous()}
          </Link>
        )}
        <span>{position}</span>
        {page < pages && (
          <Link to={addressOf(page + 1)} rel="next" className={buttonClass('plain')}>
            {m.pager_next()}
            <Icon name="next" />
          </Link>
        )}
      </nav>
      <p className="hidden print:block">{position}</p>
    </>
  )
}

function otherPage(search: string, page: number): URLSearchParams {
  const query = new URLSearchParams(search)
  query.set(pageParameter, String(page))
  if (page === 1) query.delete(pageParameter)
  return query
}
