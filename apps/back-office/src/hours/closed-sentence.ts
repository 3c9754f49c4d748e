import type { ConfirmedAppointment } from '@minikran/contract/admin/appointments'
import * as m from '@minikran/i18n/messages'

/** How many pickups and returns would fall in closed hours; empty when none would. */
export function closedSentence(closed: readonly ConfirmedAppointment[]): string {
  const count = (wanted: ConfirmedAppointment['kind']) =>
    closed.filter(({ kind }) => kind === wanted).length
  const [pickups, returns] = [count('pickup'), count('return')]
  const sentences = [
    pickups === 1 && m.backoffice_hours_pickups_one(),
    pickups > 1 && m.backoffice_hours_pickups_other({ count: pickups }),
    returns === 1 && m.backoffice_hours_returns_one(),
    returns > 1 && m.backoffice_hours_returns_other({ count: returns }),
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
