import { parseLocalDateTime } from '../primitives/local-date.ts'
import { checkPickup, type HoursSet } from './active-hours.ts'

/** An agreed pickup or return; `at` is local, 'YYYY-MM-DD HH:mm'. */
export type Appointment = { kind: 'pickup' | 'return'; depot_id: number; at: string }

type Change = { before: readonly HoursSet[]; after: readonly HoursSet[] }

/** The appointments that are within the opening hours before a change of the sets, but not after it. */
export function closedAppointments<Agreed extends Appointment>(
  appointments: readonly Agreed[],
  { before, after }: Change,
): Agreed[] {
  return appointments.filter(
    (appointment) => isOpenAt(appointment, before) && !isOpenAt(appointment, after),
  )
}

function isOpenAt({ depot_id, at }: Appointment, sets: readonly HoursSet[]): boolean {
  const moment = parseLocalDateTime(at)
  return (
    moment !== null &&
    checkPickup({ sets, depotId: depot_id }, moment.date, moment.time).kind === 'ok'
  )
}
