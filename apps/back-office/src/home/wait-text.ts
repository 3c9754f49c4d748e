import * as m from '@minikran/i18n/messages'

const hourMs = 3_600_000
const dayHours = 24

/** How long somebody has waited, in hours, from the third day on in days. */
export function waitText(sinceInstant: string, nowMs: number): string {
  const hours = Math.max(0, Math.floor((nowMs - Date.parse(sinceInstant)) / hourMs))
  return hours < 2 * dayHours
    ? m.backoffice_wait_hours({ hours })
    : m.backoffice_wait_days({ days: Math.floor(hours / dayHours) })
}
