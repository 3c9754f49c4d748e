import {
  addDays,
  instantOf,
  type LocalDate,
  type LocalTime,
  stockholmDateTime,
} from '@minikran/domain/primitives/local-date'

/** From nine: a reminder is read when there is still a day to act on it, and never at night. */
const remindsFrom = '09:00'
const remindsUntil = '20:00'
/** No depot is open, and neither clock change touches it. */
const nightlyAt = '03:15'

/** The day that reminders are about: tomorrow in Stockholm; null while nobody is to be reminded. */
export function reminderDay(nowMs: number): LocalDate | null {
  const { date, time } = stockholmDateTime(nowMs)
  return time >= remindsFrom && time < remindsUntil ? addDays(date, 1) : null
}

/** Whether tonight's work is still to be done; `lastMs` is when it was done last. */
export function isNightlyDue(
  nowMs: number,
  lastMs: number | null,
  at: LocalTime = nightlyAt,
): boolean {
  const { date } = stockholmDateTime(nowMs)
  const tonight = instantOf(date, at)
  // Before that hour the night that counts is the last one.
  const due = nowMs >= tonight ? tonight : instantOf(addDays(date, -1), at)
  return lastMs === null || lastMs < due
}
