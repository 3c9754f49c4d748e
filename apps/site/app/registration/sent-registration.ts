import type { RegistrationAnswer } from '@minikran/contract/registrations'
import { maxParticipants } from '@minikran/domain/validation/max-participants'
import { confirmedIn } from '../forms/confirmed.ts'
import type { StoredCase } from '../forms/form-state.ts'

export type SentRegistration = StoredCase<RegistrationAnswer['data']>

const waitingName = 'vantelista'
const toConfirmName = 'bekrafta'

/** Parameters of the confirmation's address after a registration without script. */
export function confirmedSeats({
  waiting,
  to_confirm,
}: RegistrationAnswer['data']): Record<string, string> {
  return {
    ...(waiting > 0 && { [waitingName]: String(waiting) }),
    ...(to_confirm && { [toConfirmName]: 'ja' }),
  }
}

/** The confirmation of a registration sent without script. */
export function confirmedRegistration(search: string): SentRegistration | null {
  const stored = confirmedIn(search)
  if (stored === null) return null
  const names = new URLSearchParams(search)
  const count = Number(names.get(waitingName) ?? '')
  const waiting = Number.isInteger(count) && count > 0 && count <= maxParticipants ? count : 0
  const to_confirm = names.has(toConfirmName)
  return { ...stored, answer: { ...stored.answer, waiting, to_confirm } }
}
