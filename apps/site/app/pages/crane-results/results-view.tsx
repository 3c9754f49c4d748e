import { m } from '@minikran/i18n/messages'
import { useNavigate } from 'react-router'
import { buttonClass } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { Link } from '../../components/link.tsx'
import { useNextLocation } from '../../components/use-next-location.ts'
import { CommonLifts } from '../../crane-selection/common-lifts.tsx'
import { CraneCount } from '../../crane-selection/crane-count.tsx'
import {
  compareAddress,
  liftQuery,
  plateAddress,
  resultsAddress,
  slugsInAddress,
} from '../../crane-selection/lift-address.ts'
import { LiftForm } from '../../crane-selection/lift-form.tsx'
import { LiftLine } from '../../crane-selection/lift-line.tsx'
import type { RequestedLift } from '../../crane-selection/lift-values.ts'
import { useLiveSelection } from '../../crane-selection/use-live-selection.ts'
import { localPath, pathTo } from '../../locale-path.ts'
import { CraneHits } from './crane-hits.tsx'
import { CraneNoHit } from './crane-no-hit.tsx'
import type { Results } from './load-results.ts'

/** The form and its results, which follow the typing. */
export function ResultsView({ start, selection: loaded }: Results) {
  const { selection, state, update, picked, addressOf, search } = useLiveResults(loaded)
  return (
    <div className="grid items-start gap-x-12 gap-y-4 wide:grid-cols-[19rem_1fr]">
      <div className="lift-column grid wide:top-4 wide:gap-y-2">
        <h1 className={`text-title ${selection === null ? 'mb-2 wide:mb-0' : ''}`}>
          {selection === null ? m.selector_title() : m.results_title()}
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 wide:contents">
          {selection !== null && <LiftLine requested={selection.requested} />}
          {/* By what was loaded: the form must not fold while somebody types into it. */}
          <details open={loaded === null} className="unfolds open:basis-full print:hidden">
            <summary className={loaded === null ? 'hidden' : 'tap-link text-small'}>
              {m.results_change()}
            </summary>
            <LiftForm
              start={start}
              addressOf={addressOf}
              onChange={update}
              onSubmit={search}
              picked={picked.join(',')}
              withExtra
              isColumn
            />
          </details>
        </div>
        <CraneCount selection={selection} state={state} />
      </div>
      <div className="grid gap-4 wide:gap-6">
        {selection === null ? (
          <NoLiftYet hasFaults={Object.keys(start.faults).length > 0} />
        ) : selection.count === 0 ? (
          <CraneNoHit selection={selection} />
        ) : (
          <CraneHits selection={selection} picked={picked} />
        )}
        <div className="flex flex-wrap gap-x-4 text-small wide:block wide:text-body print:hidden">
          <UnchartedCranes selection={selection} />
          <p>
            <Link to={plateAddress(selection?.requested ?? null)} className="tap-link">
              {m.plate_title()}
            </Link>
          </p>
        </div>
        <ComparePicks picked={picked} requested={selection?.requested ?? null} />
      </div>
    </div>
  )
}

/** The results follow the typing, and the address follows the results. */
function useLiveResults(loaded: Results['selection']) {
  // A second pick must not undo the first, which may be under way.
  const picked = slugsInAddress({ searchParams: new URLSearchParams(useNextLocation().search) })
  const addressOf = (requested: RequestedLift) => resultsAddress(requested, picked)
  const navigate = useNavigate()
  // Updates the address without calling the loader.
  const { abort, ...live } = useLiveSelection(loaded, {
    onRequest: (requested) =>
      void navigate(addressOf(requested), {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      }),
  })
  const search = (requested: RequestedLift) => {
    abort()
    void navigate(addressOf(requested))
  }
  return { ...live, picked, addressOf, search }
}

function NoLiftYet({ hasFaults }: { hasFaults: boolean }) {
  return (
    <>
      <p>{hasFaults ? m.results_fix() : m.selector_lead()}</p>
      <CommonLifts />
      <p className="print:hidden">
        <Link to={`${pathTo('/kranvaljaren')}#radie`} className="tap-link">
          {m.hero_more()}
        </Link>
      </p>
    </>
  )
}

type ComparePicksProps = { picked: readonly string[]; requested: RequestedLift | null }

/** The picked machines with a link to the comparison. */
function ComparePicks({ picked, requested }: ComparePicksProps) {
  if (picked.length === 0 || requested === null) return null
  return (
    <p
      data-sticky-action="wide"
      className="sticky bottom-(--bar) z-10 flex flex-wrap gap-2 border-y border-ink bg-paper py-2 wide:bottom-0 print:hidden"
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

/** Cranes without a load chart whose maximum figures suffice; folded on phones. */
function UnchartedCranes({ selection }: Pick<Results, 'selection'>) {
  if (!selection?.uncharted.length) return null
  return (
    <details className="unfolds group open:basis-full">
      <summary className="flex min-h-11 items-center gap-2 wide:min-h-0">
        <span className="eased group-open:rotate-90">
          <Icon name="next" />
        </span>
        <h2 className="wide:text-lead">{m.results_ask()}</h2>
      </summary>
      <p className="max-w-text wide:py-2">{m.results_ask_lead()}</p>
      <ul className="flex flex-wrap gap-x-6">
        {selection.uncharted.map(({ title, path }) => (
          <li key={title.text} lang={title.lang} className="flex min-h-11 items-center">
            {path === null ? (
              title.text
            ) : (
              <Link
                to={`${localPath(path)}?${liftQuery(selection.requested)}`}
                className="tap-link"
              >
                {title.text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
