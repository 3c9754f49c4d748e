/** Reading 21: a case is received, answered, confirmed and closed, or declined on the way. */
export type CaseState = 'received' | 'answered' | 'confirmed' | 'closed' | 'declined'

export type CaseTransition =
  | { kind: 'ok'; state: CaseState }
  | { kind: 'refused'; from: CaseState; to: CaseState }

const transitions = {
  received: ['answered', 'declined'],
  answered: ['confirmed', 'declined'],
  confirmed: ['closed', 'declined'],
  closed: [],
  declined: [],
} as const satisfies Record<CaseState, readonly CaseState[]>

/** The states that a case in this state can be moved to, for the buttons of the back office. */
export function nextCaseStates(state: CaseState): readonly CaseState[] {
  return transitions[state]
}

export function moveCase(from: CaseState, to: CaseState): CaseTransition {
  return nextCaseStates(from).includes(to)
    ? { kind: 'ok', state: to }
    : { kind: 'refused', from, to }
}
