import { m } from '@minikran/i18n/messages'

/** Said wherever figures could be taken for a permission, on screen and in print. */
export function CraneDisclaimer() {
  return (
    <p className="max-w-text border-l-2 border-ink pl-3 text-small">{m.crane_standing_line()}</p>
  )
}
