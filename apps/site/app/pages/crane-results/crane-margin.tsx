import type { MarginWord } from '@minikran/domain/crane-selection/margin-word'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { Icon } from '../../components/icon.tsx'
import type { LiftSpare } from '../../crane-selection/lift-spare.ts'

type Props = { spare: LiftSpare; usedPercent: number; word: MarginWord }

/** How much of the crane's capacity the lift uses: word, bar and figures. */
export function CraneMargin({ spare, usedPercent, word }: Props) {
  const locale = getLocale()
  const isGood = word === 'good'
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span
          className={`flex items-center gap-1 font-strong ${isGood ? 'text-green' : 'text-orange'}`}
        >
          <Icon name={isGood ? 'check' : 'warning'} />
          {isGood ? m.margin_good() : m.margin_tight()}
        </span>
        <span className="text-small">{m.margin_used({ percent: usedPercent })}</span>
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="block h-2 w-full border border-ink"
      >
        <rect width={usedPercent} height="8" className={isGood ? 'fill-green' : 'fill-orange'} />
      </svg>
      <p className="text-small text-muted">
        {m.margin_left({
          weight: numberText(spare.weight, locale),
          radius: numberText(spare.radius, locale),
          height: numberText(spare.height, locale),
        })}
      </p>
    </div>
  )
}
