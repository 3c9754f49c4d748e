import { expect, test } from 'vitest'
import { seatsSentence } from './seats-sentence.ts'

test.each([
  [8, 2, '8 av 8 platser kvar'],
  [1, 1, '1 av 8 platser kvar'],
  [0, 1, 'Inga platser kvar: 1 deltagare hamnar på väntelistan'],
  [0, 2, 'Inga platser kvar: alla 2 hamnar på väntelistan'],
  [1, 3, '1 plats kvar: 2 av 3 hamnar på väntelistan'],
  [2, 3, '2 platser kvar: 1 av 3 hamnar på väntelistan'],
])('with %d seats left for %d people it says: %s', (left, requested, sentence) => {
  expect(seatsSentence({ left, of: 8 }, requested)).toBe(sentence)
})
