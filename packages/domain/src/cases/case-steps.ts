/**
 * A case is received, answered, confirmed and closed, or nothing comes of it, whether
 * the company or the customer says so: it is declined.
 */
export const caseStates = ['received', 'answered', 'confirmed', 'closed', 'declined'] as const
export type CaseState = (typeof caseStates)[number]
export type CaseKind = 'inquiry' | 'registration' | 'credit' | 'service'

/** What somebody does to a case. */
export const caseSteps = ['answer', 'confirm', 'close', 'decline', 'cancel'] as const
export type CaseStep = (typeof caseSteps)[number]

/** Whose hand it is; whether this person may touch this case is asked of the permissions. */
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
  // What is confirmed is planned for: calling it off needs a word with the depot.
  cancel: { by: 'customer', from: ['received', 'answered'], to: 'declined', event: 'cancelled' },
}

export type CaseStepResult =
  | { kind: 'ok'; state: CaseState; event: CaseEventKind }
  | { kind: 'refused'; from: CaseState; step: CaseStep }

export type SteppedCase = { kind: CaseKind; state: CaseState }

// Credit is granted or refused by a decision of its own (`decideCredit`).
const decidedElsewhere: readonly CaseStep[] = ['confirm', 'decline']

/** The steps that this person has with this case, in the order of the buttons. */
export function stepsFrom({ kind, state }: SteppedCase, actor: CaseActor): readonly CaseStep[] {
  return caseSteps.filter((step) => {
    if (kind === 'credit' && decidedElsewhere.includes(step)) return false
    return rules[step].by === actor && rules[step].from.includes(state)
  })
}

/** The state after the step and the event that tells of it, or that it is not open. */
export function takeStep(stepped: SteppedCase, step: CaseStep, actor: CaseActor): CaseStepResult {
  const open = stepsFrom(stepped, actor).includes(step)
  if (!open) return { kind: 'refused', from: stepped.state, step }
  return { kind: 'ok', state: rules[step].to, event: rules[step].event }
}

/** The case has come to its end; no step leads on. */
export function isSettled(state: CaseState): boolean {
  return state === 'closed' || state === 'declined'
}

/** Every kind of dated event that a case can have (docs/inquiries.md). */
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
  'anonymised',
] as const
export type CaseEventKind = (typeof caseEventKinds)[number]

const amongStaff: readonly CaseEventKind[] = ['note', 'ownerChanged', 'confirmationNotSent']

/** Whether the history under My cases shows it; the rest stays among the staff. */
export function isSeenByCustomer(event: CaseEventKind): boolean {
  return !amongStaff.includes(event)
}
