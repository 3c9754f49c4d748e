import { formatLocalDateTime, stockholmDateTime } from '../primitives/local-date.ts'

/** A course's date lies in the past: no more registrations. A web course may have no date. */
export function hasBegun(courseTime: unknown, nowMs: number): boolean {
  // Local times sort as text.
  return (
    typeof courseTime === 'string' && courseTime < formatLocalDateTime(stockholmDateTime(nowMs))
  )
}
