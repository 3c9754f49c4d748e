import { m } from '@minikran/i18n/messages'
import { cranesPerPage, pagesOf } from '../../components/page-sizes.ts'
import { Pager } from '../../components/pager.tsx'
import type { CraneSelection } from '../../crane-selection/crane-selection.ts'
import { ExtraCosts } from '../../pricing/extra-costs.tsx'
import { CraneCard } from './crane-card.tsx'

type Props = { selection: CraneSelection; picked: readonly string[] }

// Two columns share their row lines; in print one column, so that a tall crane needs no extra
// sheet.
const cellClass = 'row-span-5 grid grid-rows-subgrid print:row-auto print:block'

export function CraneHits({ selection, picked }: Props) {
  const { requested, count, page, cards } = selection
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-lead">{m.results_hits()}</h2>
        <p className="text-small text-muted">{m.results_order()}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-10 tiles:grid-cols-2 print:items-start">
        {cards.map((card) => (
          <li key={card.slug} className={cellClass}>
            <CraneCard card={card} requested={requested} picked={picked} />
          </li>
        ))}
      </ul>
      <ExtraCosts prices={cards.map(({ product }) => product?.price)} />
      <Pager page={page} pages={pagesOf(count, cranesPerPage)} />
    </section>
  )
}
