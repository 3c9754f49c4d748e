import { m } from '@minikran/i18n/messages'
import { useLocation } from 'react-router'
import { buttonClass } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { pageParameter } from '../../page-number.ts'
import { sortParameter, stateParameter } from './load-cases.ts'

type Props = { page: number; pages: number; state: string; sort: string }

/** Previous and next; each address says the whole view, since one that says nothing is as it was left. */
export function CasePager({ page, pages, state, sort }: Props) {
  const { pathname } = useLocation()
  if (pages <= 1) return null
  const addressOf = (number: number) => {
    const shown = { [stateParameter]: state, [sortParameter]: sort, [pageParameter]: `${number}` }
    return `${pathname}?${new URLSearchParams(shown)}`
  }
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
