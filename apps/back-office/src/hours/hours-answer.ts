import type { DayHours } from '@minikran/domain/opening-hours/active-hours'
import * as m from '@minikran/i18n/messages'
import { dayName } from './day-names.ts'
import { titleName } from './title-names.ts'

/** A day's hours as the customer sees them, with the set or special day that they come from. */
export function hoursAnswer(hours: DayHours): string {
  const special = hours.specialDay === undefined ? '' : dayName(hours.specialDay)
  if (hours.kind === 'open') {
    const by = special === '' ? titleName(hours.set) : special
    return m.backoffice_hours_answer_open({ from: hours.from, to: hours.to, by })
  }
  if (special !== '') return m.backoffice_hours_answer_closed_for({ by: special })
  return hours.reason === 'noRow'
    ? m.backoffice_hours_answer_no_row()
    : m.backoffice_hours_answer_closed()
}
