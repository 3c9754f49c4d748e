import type { LiftAdvice } from '@minikran/domain/crane-selection/lift-advice'
import { m } from '@minikran/i18n/messages'
import { Icon } from '../components/icon.tsx'

type Props = { usedPercent: number; advice: LiftAdvice }

const words: Record<LiftAdvice, () => string> = {
  good: m.margin_good,
  tight: m.margin_tight,
  loadOnly: m.margin_load_only,
}

/** How much of the crane's capacity the lift uses: word, percent and bar. */
export function CraneMargin({ usedPercent, advice }: Props) {
  const isGood = advice === 'good'
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span
          className={`flex items-center gap-1 font-strong ${isGood ? 'text-green' : 'text-orange'}`}
        >
          <Icon name={isGood ? 'check' : 'warning'} />
          {words[advice]()}
        </span>
        <span className="text-small">{m.margin_used({ percent: usedPercent })}</span>
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="block h-2 w-full border border-ink"
      >
        <rect
          width={usedPercent}
          height="8"
          fill="currentColor"
          className={isGood ? 'text-green' : 'text-orange'}
        />
      </svg>
    </div>
  )
}
