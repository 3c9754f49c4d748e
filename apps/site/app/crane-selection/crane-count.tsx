import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import type { CraneSelection } from './crane-selection.ts'
import type { LiveState } from './use-live-selection.ts'

type Props = { selection: CraneSelection | null; state: LiveState }

/** "14 kranar klarar det, av 23 med lasttabell", in a live region. */
export function CraneCount({ selection, state }: Props) {
  const charted = selection?.charted ?? null
  const isAnswer = state === 'settled' || state === 'loading'
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <p aria-live="polite" aria-busy={state === 'loading'} className="font-strong wide:text-lead">
        {sentence(selection?.count ?? null, state)}
      </p>
      {isAnswer && charted !== null && (
        <p className="text-small text-muted">
          {m.lift_count_charted({ charted: numberText(charted, getLocale()) })}
        </p>
      )}
    </div>
  )
}

function sentence(count: number | null, state: LiveState): string {
  if (state === 'incomplete') return m.lift_count_incomplete()
  if (state === 'faulty') return m.lift_count_faulty()
  if (state === 'failed') return m.lift_count_failed()
  if (count === null) return ''
  if (count === 0) return m.lift_count_none()
  if (count === 1) return m.lift_count_one()
  return m.lift_count_other({ count: numberText(count, getLocale()) })
}
