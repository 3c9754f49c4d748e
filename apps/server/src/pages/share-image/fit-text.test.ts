import { expect, test } from 'vitest'
import { fitText, type Pieces } from './fit-text.ts'

// Each letter is half as wide as its size: 20 letters in size 10 and 40 in size 5 fill a line.
const room = {
  steps: [
    { size: 10, lines: 1 },
    { size: 8, lines: 2 },
  ],
  smallest: { size: 5, lines: 3 },
  width: 100,
  widthOf: (text: string, size: number) => ([...text].length * size) / 2,
}
const words = (text: string): Pieces => ({ pieces: text.split(' '), between: ' ' })

test.each([
  ['a short title is large', 'Jekko SPX532', 10, ['Jekko SPX532']],
  [
    'a longer one smaller, on two even lines',
    'Gripmanipulator Hoeflon MC1200',
    8,
    ['Gripmanipulator', 'Hoeflon MC1200'],
  ],
  [
    'no word is left alone',
    'Lyft av glas på en gård i centrum',
    8,
    ['Lyft av glas på', 'en gård i centrum'],
  ],
  [
    'a long one is small, on three lines',
    `${'ordet '.repeat(14)}slut`,
    5,
    [
      'ordet ordet ordet ordet ordet',
      'ordet ordet ordet ordet ordet',
      'ordet ordet ordet ordet slut',
    ],
  ],
  ['a word as long as a line shrinks', 'Vakuumlyftsanordningarna', 8, ['Vakuumlyftsanordningarna']],
  ['signs of markup and Swedish letters stay', 'Åäö <b> & "x"', 10, ['Åäö <b> & "x"']],
  ['nothing has no line', '', 10, ['']],
])('%s', (_, title, size, lines) => {
  expect(fitText(words(title), room)).toEqual({ size, lines })
})

test('what has no room ends with an ellipsis after a whole letter', () => {
  expect(fitText(words('🏗'.repeat(60)), room)).toEqual({ size: 5, lines: [`${'🏗'.repeat(39)}…`] })
  const { lines } = fitText(words('ordet '.repeat(40).trim()), room)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/^(ordet )+ordet?…$/)
})

test('facts stay whole, with a dot between those of one line', () => {
  const facts = { pieces: ['Kapacitet 3 200 kg', 'Bredd 770 mm', 'Vikt 1 t'], between: ' · ' }
  expect(fitText(facts, room).lines).toEqual(['Kapacitet 3 200 kg', 'Bredd 770 mm · Vikt 1 t'])
  expect(fitText({ pieces: [], between: ' · ' }, room).lines).toEqual([])
})
