import type { RegistrationAnswer } from '@minikran/contract/registrations'
import { maxParticipants } from '@minikran/domain/validation/max-participants'
import { confirmedIn } from '../forms/confirmed.ts'
import type { StoredCase } from '../forms/form-state.ts'

export type SentRegistration = StoredCase<RegistrationAnswer['data']>

const waitingName = 'vantelista'

/** How many wait, for the address that confirms a registration sent without script. */
export function confirmedWaiting({ waiting }: RegistrationAnswer['data']): Record<string, string> {
  return waiting === 0 ? {} : { [waitingName]: String(waiting) }
}

/** What a registration sent without script came to. */
export function confirmedRegistration(search: string): SentRegistration | null {
  const stored = confirmedIn(search)
  if (stored === null) return null
  const told = Number(new URLSearchParams(search).get(waitingName) ?? '')
  const waiting = Number.isInteger(told) && told > 0 && told <= maxParticipants ? told : 0
  return { ...stored, answer: { ...stored.answer, waiting } }
}
