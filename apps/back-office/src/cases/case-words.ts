import type { AdminCase } from '@minikran/contract/admin-cases'
import * as m from '@minikran/i18n/messages'

type Kind = AdminCase['kind']
type State = AdminCase['state']
type Step = AdminCase['steps'][number]
type Event = AdminCase['events'][number]

const kinds: Record<Kind, () => string> = {
  inquiry: m.backoffice_case_inquiry,
  registration: m.backoffice_case_registration,
  credit: m.backoffice_case_credit,
  service: m.backoffice_case_service,
}
const states: Record<State, () => string> = {
  received: m.backoffice_case_received,
  answered: m.backoffice_case_answered,
  confirmed: m.backoffice_case_confirmed,
  closed: m.backoffice_case_closed,
  declined: m.backoffice_case_declined,
}
const steps: Record<Step, () => string> = {
  answer: m.backoffice_case_step_answer,
  confirm: m.backoffice_case_step_confirm,
  close: m.backoffice_case_step_close,
  decline: m.backoffice_case_step_decline,
  cancel: m.backoffice_case_step_cancel,
}
// Each step mails the customer and cannot be undone.
const questions: Record<Step, () => string> = {
  answer: m.backoffice_case_ask_answer,
  confirm: m.backoffice_case_ask_confirm,
  close: m.backoffice_case_ask_close,
  decline: m.backoffice_case_ask_decline,
  // The customer's own: it is not among the staff's steps.
  cancel: m.backoffice_case_ask_decline,
}
const events: Record<Event['kind'], () => string> = {
  received: m.backoffice_case_event_received,
  stateChanged: m.backoffice_case_event_state,
  timesChanged: m.backoffice_case_event_times,
  message: m.backoffice_case_event_message,
  note: m.backoffice_case_event_note,
  cancelled: m.backoffice_case_event_cancelled,
  seatGiven: m.backoffice_case_event_seat,
  participantRemoved: m.backoffice_case_event_participant_removed,
  registrationConfirmed: m.backoffice_case_event_registration_confirmed,
  ownerChanged: m.backoffice_case_event_owner,
  confirmationNotSent: m.backoffice_case_event_not_confirmed,
  documentAttached: m.backoffice_case_event_attached,
  documentDetached: m.backoffice_case_event_detached,
  anonymised: m.case_event_anonymised,
}

// A window that was opened before an update can read codes that it does not know yet.
const wordOf = (words: Partial<Record<string, () => string>>, code: string) =>
  words[code]?.() ?? code

export const kindText = (kind: Kind) => wordOf(kinds, kind)
export const stateText = (state: State) => wordOf(states, state)
export const stepText = (step: Step) => wordOf(steps, step)
/** The question to confirm before a step of the staff. */
export const stepQuestion = (step: Step, { hasReason }: { hasReason: boolean }) =>
  hasReason ? `${questions[step]()} ${m.backoffice_case_ask_reason()}` : questions[step]()
/** An event in words; a change of owner with the new owner's name. */
export function eventText({ kind, owner }: Pick<Event, 'kind' | 'owner'>): string {
  if (owner === null) return m.backoffice_case_event_owner_none()
  if (owner !== undefined) return m.backoffice_case_event_owner_named({ name: owner.fullname })
  return wordOf(events, kind)
}

/** What the times of a machine are called: a delivered one is not picked up. */
export const timeLabels = ({ delivery }: Pick<AdminCase, 'delivery'>) =>
  delivery === null
    ? { pickup_at: m.backoffice_case_pickup(), return_at: m.backoffice_case_return() }
    : { pickup_at: m.case_rental_start(), return_at: m.case_rental_end() }

export const kindChoices = () =>
  (Object.keys(kinds) as Kind[]).map((id) => ({ id, name: kindText(id) }))
export const stateChoices = () =>
  (Object.keys(states) as State[]).map((id) => ({ id, name: stateText(id) }))
