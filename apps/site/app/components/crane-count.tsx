import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import type { LiveState } from './use-live-selection.ts'

/** "14 kranar klarar det", said politely once the answer is there. */
export function CraneCount({ count, state }: { count: number | null; state: LiveState }) {
  return (
    <p aria-live="polite" aria-busy={state === 'asking'} className="text-lead font-strong">
      {sentence(count, state)}
    </p>
  )
}

function sentence(count: number | null, state: LiveState): string {
  if (state === 'incomplete') return m.lift_count_incomplete()
  if (state === 'failed') return m.lift_count_failed()
  if (count === null) return ''
  if (count === 0) return m.lift_count_none()
  if (count === 1) return m.lift_count_one()
  return m.lift_count_other({ count: numberText(count, getLocale()) })
}
