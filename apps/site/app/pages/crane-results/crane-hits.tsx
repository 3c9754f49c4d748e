import {
  type LiftAdvice,
  liftAdvices,
  usualRiggingKg,
} from '@minikran/domain/crane-selection/lift-advice'
import { goodMargin } from '@minikran/domain/crane-selection/margin-word'
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

/** A page of the cranes that make the lift, those with a good margin first. */
export function CraneHits({ selection, picked }: Props) {
  const { requested, count, page, cards } = selection
  const weight = numberText(totalLift(requested).weight, getLocale())
  return (
    <div className="grid gap-4 wide:gap-6">
      {liftAdvices.map((advice) => {
        const advised = cards.filter((card) => card.advice === advice)
        if (advised.length === 0) return null
        return (
          <section key={advice} aria-labelledby={`cranes-${advice}`} className="grid gap-3">
            <Heading advice={advice} />
            <ul className="grid gap-4">
              {advised.map((card) => (
                <li key={card.slug}>
                  <CraneCard card={card} requested={requested} picked={picked} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <div>
        <p className="text-small text-muted">
          {m.results_order()} {m.results_drawings({ weight })}
        </p>
        <ExtraCosts prices={cards.map(({ product }) => product?.price)} />
      </div>
      <Pager page={page} pages={pagesOf(count, cranesPerPage)} />
    </div>
  )
}

const titles: Record<LiftAdvice, () => string> = {
  good: m.results_good,
  tight: m.results_tight,
  loadOnly: m.results_load_only,
}

function Heading({ advice }: { advice: LiftAdvice }) {
  return (
    <div className="grid gap-1">
      <h2 id={`cranes-${advice}`} className="text-lead">
        {titles[advice]()}
      </h2>
      <p className="max-w-text text-small text-muted">{notes[advice](noteWords())}</p>
    </div>
  )
}

const notes: Record<LiftAdvice, (words: Words) => string> = {
  good: m.results_good_note,
  tight: m.results_tight_note,
  loadOnly: m.results_load_only_note,
}
type Words = { percent: string; height: string; radius: string; kg: string }

function noteWords(): Words {
  const locale = getLocale()
  return {
    percent: numberText(Math.round((goodMargin.weightFactor - 1) * 100), locale),
    height: numberText(goodMargin.heightM, locale),
    radius: numberText(goodMargin.radiusM, locale),
    kg: numberText(usualRiggingKg, locale),
  }
}
