import { expect, test } from 'vitest'
import { placeLabels } from './place-labels.ts'

const frame = { left: 0, right: 100, top: 0, bottom: 100 }
const sheet = { frame, fontSize: 10, pinRadius: 3, pinBelow: 3 }
const sidesOf = (...spots: { x: number; y: number; text: string }[]) =>
  placeLabels(spots, sheet).map((label) => label?.side ?? null)

test('a name stands to the right of its pin, to the left at the edge', () => {
  const spots = [
    { x: 20, y: 20, text: 'Umeå' },
    { x: 95, y: 60, text: 'Luleå' },
  ]
  expect(placeLabels(spots, sheet)).toEqual([
    { x: 25, y: 20, side: 'right' },
    { x: 90, y: 60, side: 'left' },
  ])
})

test('a name gives way to pins and to names', () => {
  expect(
    sidesOf(
      { x: 45, y: 50, text: 'Mitten' },
      { x: 60, y: 50, text: 'Intill' },
      { x: 52, y: 51, text: 'Trångt' },
    ),
  ).toEqual(['left', 'right', 'below'])
})

test('a name that fits on no side is left out', () => {
  expect(sidesOf({ x: 50, y: 50, text: 'Ett alldeles för långt namn' })).toEqual([null])
})
