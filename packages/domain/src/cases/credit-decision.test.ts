import { expect, test } from 'vitest'
import { decideCredit } from './credit-decision.ts'

test.each([
  ['received', 'approve', { kind: 'decided', state: 'confirmed' }],
  ['received', 'decline', { kind: 'decided', state: 'declined' }],
  ['answered', 'approve', { kind: 'decided', state: 'confirmed' }],
  ['answered', 'decline', { kind: 'decided', state: 'declined' }],
  ['confirmed', 'approve', { kind: 'same' }],
  ['confirmed', 'decline', { kind: 'refused' }],
  ['closed', 'approve', { kind: 'same' }],
  ['closed', 'decline', { kind: 'refused' }],
  ['declined', 'approve', { kind: 'refused' }],
  ['declined', 'decline', { kind: 'same' }],
] as const)('%s, %s: %j', (state, decision, expected) => {
  expect(decideCredit(state, decision)).toEqual(expected)
})
