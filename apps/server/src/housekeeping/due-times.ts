import {
  addDays,
  instantOf,
  type LocalDate,
  type LocalTime,
  stockholmDateTime,
} from '@minikran/domain/primitives/local-date'

/** Reminders are sent by day, so that a customer can still act on them the same day. */
const remindersFrom = '09:00'
const remindersUntil = '20:00'
/** No depot is open then, and neither clock change skips or repeats it. */
const nightlyAt = '03:15'

/** The date to send reminders for: tomorrow in Stockholm; null outside the hours for reminders. */
export function reminderDay(nowMs: number): LocalDate | null {
  const { date, time } = stockholmDateTime(nowMs)
  return time >= remindersFrom && time < remindersUntil ? addDays(date, 1) : null
}

/** Whether a nightly task is due; `lastMs` is its last run. */
export function isNightlyDue(
  nowMs: number,
  lastMs: number | null,
  at: LocalTime = nightlyAt,
): boolean {
  const { date } = stockholmDateTime(nowMs)
  const today = instantOf(date, at)
  const latestDueMs = nowMs >= today ? today : instantOf(addDays(date, -1), at)
  return lastMs === null || lastMs < latestDueMs
}
