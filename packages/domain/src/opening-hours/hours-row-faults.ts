import type { HoursRow } from './active-hours.ts'
import { isSpecialDayCode } from './special-days.ts'

export type HoursRowFault = 'day' | 'timesMissing' | 'closesFirst' | 'dateMissing' | 'twice'

const isWeekday = (day: number) => day >= 1 && day <= 7

function faultOf({ day, date, closed, from, to }: HoursRow): HoursRowFault | null {
  if (!isWeekday(day) && !isSpecialDayCode(day)) return 'day'
  // A special day has a different date each year.
  if (!isWeekday(day) && date === null) return 'dateMissing'
  if (closed) return null
  if (from === null || to === null) return 'timesMissing'
  return from >= to ? 'closesFirst' : null
}

const keyOf = ({ day, date }: HoursRow) => date ?? `weekday ${day}`

/** The violation of each invalid row of a set, by index; only one row per day is allowed. */
export function hoursRowFaults(rows: readonly HoursRow[]): Map<number, HoursRowFault> {
  const faults = new Map<number, HoursRowFault>()
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const fault = faultOf(row) ?? (seen.has(keyOf(row)) ? 'twice' : null)
    if (fault !== null) faults.set(index, fault)
    seen.add(keyOf(row))
  }
  return faults
}
