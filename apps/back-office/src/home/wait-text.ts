import { hoursText } from '@minikran/i18n/hours-text'
import * as m from '@minikran/i18n/messages'
import { locale } from '../locale.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** The time since an instant: hours and minutes for two days, then days. */
export function waitText(sinceInstant: string, nowMs: number): string {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(sinceInstant)) / minuteMs))
  return minutes < 2 * dayMinutes
    ? hoursText(minutes / 60, locale)
    : m.backoffice_wait_days({ days: Math.floor(minutes / dayMinutes) })
}
