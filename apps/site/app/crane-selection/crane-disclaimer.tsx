import { m } from '@minikran/i18n/messages'

/** Shown wherever figures could be mistaken for a permission to lift, also in print. */
export function CraneDisclaimer() {
  return (
    <p className="max-w-text border-l-2 border-ink pl-3 text-small">{m.crane_standing_line()}</p>
  )
}
