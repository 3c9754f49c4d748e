import type { CaseState } from './case-steps.ts'

/** The decisions about a credit application (docs/inquiries.md). */
export const creditDecisions = ['approve', 'decline'] as const
export type CreditDecision = (typeof creditDecisions)[number]

const undecided: readonly CaseState[] = ['received', 'answered']
const stateAfter = { approve: 'confirmed', decline: 'declined' } as const satisfies Record<
  CreditDecision,
  CaseState
>

export type DecidedCredit =
  | { kind: 'decided'; state: CaseState }
  /** The same decision was made before. */
  | { kind: 'same' }
  | { kind: 'refused' }

/** A case is decided once: repeating the decision does nothing, the opposite one is refused. */
export function decideCredit(state: CaseState, decision: CreditDecision): DecidedCredit {
  const next = stateAfter[decision]
  if (undecided.includes(state)) return { kind: 'decided', state: next }
  const isApproved = state === 'confirmed' || state === 'closed'
  return { kind: (decision === 'approve') === isApproved ? 'same' : 'refused' }
}
