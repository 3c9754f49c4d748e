import type { CaseState } from './case-steps.ts'

/** What becomes of a credit application (docs/inquiries.md). */
export const creditDecisions = ['approve', 'decline'] as const
export type CreditDecision = (typeof creditDecisions)[number]

const undecided: readonly CaseState[] = ['received', 'answered']
const stateAfter = { approve: 'confirmed', decline: 'declined' } as const satisfies Record<
  CreditDecision,
  CaseState
>

export type DecidedCredit =
  | { kind: 'decided'; state: CaseState }
  /** Somebody has decided the same before: nothing is left to do. */
  | { kind: 'same' }
  | { kind: 'refused' }

/** A decision is taken once; repeating it changes nothing, another one comes too late. */
export function decideCredit(state: CaseState, decision: CreditDecision): DecidedCredit {
  const next = stateAfter[decision]
  if (undecided.includes(state)) return { kind: 'decided', state: next }
  const isApproved = state === 'confirmed' || state === 'closed'
  return { kind: (decision === 'approve') === isApproved ? 'same' : 'refused' }
}
