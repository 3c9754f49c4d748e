/**
 * A case is received, answered, confirmed and closed, or it is declined by the company or cancelled by
 * the customer, which is `declined` too.
 */
export const caseStates = ['received', 'answered', 'confirmed', 'closed', 'declined'] as const
export type CaseState = (typeof caseStates)[number]
export const caseKinds = ['inquiry', 'registration', 'credit', 'service'] as const
export type CaseKind = (typeof caseKinds)[number]

/** The transitions between states. */
export const caseSteps = ['answer', 'confirm', 'close', 'decline', 'cancel'] as const
export type CaseStep = (typeof caseSteps)[number]

/** Who takes a step; permissions are checked elsewhere. */
export type CaseActor = 'customer' | 'staff'

type StepRule = { by: CaseActor; from: readonly CaseState[]; to: CaseState; event: CaseEventKind }

const rules: Record<CaseStep, StepRule> = {
  answer: { by: 'staff', from: ['received'], to: 'answered', event: 'stateChanged' },
  confirm: { by: 'staff', from: ['answered'], to: 'confirmed', event: 'stateChanged' },
  close: { by: 'staff', from: ['confirmed'], to: 'closed', event: 'stateChanged' },
  decline: {
    by: 'staff',
    from: ['received', 'answered', 'confirmed'],
    to: 'declined',
    event: 'stateChanged',
  },
  // A confirmed case is planned: to cancel it the customer has to contact the depot.
  cancel: { by: 'customer', from: ['received', 'answered'], to: 'declined', event: 'cancelled' },
}

export type CaseStepResult =
  | { kind: 'ok'; state: CaseState; event: CaseEventKind }
  | { kind: 'refused' }

export type SteppedCase = { kind: CaseKind; state: CaseState }

// Credit is approved or declined with `decideCredit`.
const decidedElsewhere: readonly CaseStep[] = ['confirm', 'decline']

/** The steps that the actor can take, in the order of the buttons. */
export function stepsFrom({ kind, state }: SteppedCase, actor: CaseActor): readonly CaseStep[] {
  return caseSteps.filter((step) => {
    if (kind === 'credit' && decidedElsewhere.includes(step)) return false
    return rules[step].by === actor && rules[step].from.includes(state)
  })
}

/** The state after the step with its event, or a refusal. */
export function takeStep(stepped: SteppedCase, step: CaseStep, actor: CaseActor): CaseStepResult {
  if (!stepsFrom(stepped, actor).includes(step)) return { kind: 'refused' }
  return { kind: 'ok', state: rules[step].to, event: rules[step].event }
}

/** Final states, from which there are no steps. */
export function isSettled(state: CaseState): boolean {
  return state === 'closed' || state === 'declined'
}

/** The kinds of events in the history of a case (docs/inquiries.md). */
export const caseEventKinds = [
  'received',
  'stateChanged',
  'timesChanged',
  'cancelled',
  'message',
  'note',
  'ownerChanged',
  'confirmationNotSent',
  'seatGiven',
  'participantRemoved',
  'registrationConfirmed',
  'documentAttached',
  'documentDetached',
  'anonymised',
] as const
export type CaseEventKind = (typeof caseEventKinds)[number]

const internalEvents: readonly CaseEventKind[] = ['note', 'ownerChanged', 'confirmationNotSent']

/** Whether the history on the customer's page shows it. */
export function isSeenByCustomer(event: CaseEventKind): boolean {
  return !internalEvents.includes(event)
}
