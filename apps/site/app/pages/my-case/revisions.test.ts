import type { CaseEventKind } from '@minikran/domain/cases/case-steps'
import { expect, test } from 'vitest'
import { withRevisions } from './revisions.ts'

const lettersOf = (kinds: CaseEventKind[]) =>
  withRevisions(kinds.map((kind) => ({ kind }))).map(({ revision }) => revision)

test('each change of a case is a revision, a message is none', () => {
  expect(lettersOf(['received', 'message', 'timesChanged', 'stateChanged'])).toEqual([
    'A',
    null,
    'B',
    'C',
  ])
})

test('after Z come two letters', () => {
  const letters = lettersOf(Array.from({ length: 54 }, () => 'timesChanged' as const))
  expect([letters[25], letters[26], letters[51], letters[52]]).toEqual(['Z', 'AA', 'AZ', 'BA'])
})
