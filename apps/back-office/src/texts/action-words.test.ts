import { expect, test } from 'vitest'
import { actionChoices, actionWord } from './action-words.ts'

test('moved times of a case are in the audit in words, also as a choice of its filter', () => {
  expect(actionWord('case.times')).toBe('ändrade ärendets tider')
  expect(actionChoices()).toContainEqual({ id: 'case.times', name: 'ändrade ärendets tider' })
})
