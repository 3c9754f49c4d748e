import type { PlanVerdict } from '@minikran/i18n/lift-plan-text'
import { Icon } from '../components/icon.tsx'

const looks = {
  yes: { icon: 'check', look: 'text-green' },
  warn: { icon: 'warning', look: 'text-orange' },
  no: { icon: 'close', look: 'text-red' },
  ask: { icon: 'phone', look: 'text-orange' },
} as const satisfies Record<PlanVerdict['kind'], object>

/** A verdict with its icon. */
export function PlanVerdictLine({ kind, text }: PlanVerdict) {
  const { icon, look } = looks[kind]
  return (
    <p className={`flex gap-2 font-strong ${look}`}>
      <Icon name={icon} />
      {text}
    </p>
  )
}
