import { parseLocalDateTime } from '../primitives/local-date.ts'
import { checkPickup, type HoursSet } from './active-hours.ts'

/** A pickup or return that is agreed on; `at` is local, 'YYYY-MM-DD HH:mm'. */
export type Appointment = { kind: 'pickup' | 'return'; depot_id: number; at: string }

type Change = { before: readonly HoursSet[]; after: readonly HoursSet[] }

/** The appointments that lie in opening hours before a change of the sets, and outside after it. */
export function closedAppointments<Agreed extends Appointment>(
  appointments: readonly Agreed[],
  { before, after }: Change,
): Agreed[] {
  return appointments.filter(
    (appointment) => isOpenAt(appointment, before) && !isOpenAt(appointment, after),
  )
}

function isOpenAt({ depot_id, at }: Appointment, sets: readonly HoursSet[]): boolean {
  const asked = parseLocalDateTime(at)
  return (
    asked !== null && checkPickup({ sets, depotId: depot_id }, asked.date, asked.time).kind === 'ok'
  )
}
