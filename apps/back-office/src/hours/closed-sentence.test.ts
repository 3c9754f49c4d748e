import { expect, test } from 'vitest'
import { closedSentence } from './closed-sentence.ts'

const at = (kind: 'pickup' | 'return') => ({
  case_id: 4,
  case_number: 'MK-2027-000004',
  depot_id: 1,
  kind,
  at: '2027-03-01 09:00',
})
const pickups = (count: number) => Array.from({ length: count }, () => at('pickup'))
const returns = (count: number) => Array.from({ length: count }, () => at('return'))

test.each([
  [[], ''],
  [pickups(1), '1 bekräftad hämtning skulle hamna på stängd tid.'],
  [returns(1), '1 bekräftad retur skulle hamna på stängd tid.'],
  [
    [...pickups(2), ...returns(3)],
    '2 bekräftade hämtningar skulle hamna på stängd tid. 3 bekräftade returer skulle hamna på stängd tid.',
  ],
])('what would fall in closed hours is counted', (closed, sentence) => {
  expect(closedSentence(closed)).toBe(sentence)
})
