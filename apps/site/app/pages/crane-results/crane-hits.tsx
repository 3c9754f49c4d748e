import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { cranesPerPage, pagesOf } from '../../components/page-sizes.ts'
import { Pager } from '../../components/pager.tsx'
import type { CraneSelection } from '../../crane-selection/crane-selection.ts'
import { totalLift } from '../../crane-selection/lift-values.ts'
import { ExtraCosts } from '../../pricing/extra-costs.tsx'
import { CraneCard } from './crane-card.tsx'

type Props = { selection: CraneSelection; picked: readonly string[] }

export function CraneHits({ selection, picked }: Props) {
  const { requested, count, page, cards } = selection
  const weight = numberText(totalLift(requested).weight, getLocale())
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-lead">{m.results_hits()}</h2>
        <p className="text-small text-muted">{m.results_order()}</p>
        <p className="text-small text-muted">{m.results_drawings({ weight })}</p>
      </div>
      <ul className="grid gap-6">
        {cards.map((card) => (
          <li key={card.slug}>
            <CraneCard card={card} requested={requested} picked={picked} />
          </li>
        ))}
      </ul>
      <ExtraCosts prices={cards.map(({ product }) => product?.price)} />
      <Pager page={page} pages={pagesOf(count, cranesPerPage)} />
    </section>
  )
}
