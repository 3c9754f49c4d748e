import { expect, test } from 'vitest'
import { type CaseState, moveCase, nextCaseStates } from './case-state.ts'

const states: CaseState[] = ['received', 'answered', 'confirmed', 'closed', 'declined']
const allowed = new Set([
  'received answered',
  'answered confirmed',
  'confirmed closed',
  'received declined',
  'answered declined',
  'confirmed declined',
])
const moves = states.flatMap((from) => states.map((to) => [from, to] as const))

test.each(moves)('a case goes from %s to %s only along its way', (from, to) => {
  const isAllowed = allowed.has(`${from} ${to}`)
  expect(moveCase(from, to)).toEqual(
    isAllowed ? { kind: 'ok', state: to } : { kind: 'refused', from, to },
  )
  expect(nextCaseStates(from).includes(to)).toBe(isAllowed)
})
