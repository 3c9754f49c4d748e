import { m } from '@minikran/i18n/messages'
import { buttonClass } from '../../components/button.tsx'
import { Link } from '../../components/link.tsx'
import { compareAddress, resultsAddress } from '../../crane-selection/lift-address.ts'
import type { RequestedLift } from '../../crane-selection/lift-values.ts'

type Props = { picked: readonly string[]; requested: RequestedLift | null }

/** The picked machines with a link to the comparison. */
export function ComparePicks({ picked, requested }: Props) {
  if (picked.length === 0 || requested === null) return null
  return (
    <p
      data-sticky-action="wide"
      className="sticky bottom-14 z-10 flex flex-wrap gap-2 border-y border-ink bg-paper py-2 wide:bottom-0 print:hidden"
    >
      <Link to={compareAddress(picked, requested)} className={buttonClass('primary')}>
        {m.results_compare({ count: picked.length })}
      </Link>
      <Link
        to={resultsAddress(requested)}
        replace
        preventScrollReset
        className={buttonClass('bare')}
      >
        {m.results_compare_clear()}
      </Link>
    </p>
  )
}
