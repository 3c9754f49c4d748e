import { expect, test } from 'vitest'
import { licenceFor, towTrailer } from './towing.ts'

// Car, trailer, licence: around the edges 750, 3,500 and 4,250 kg, and a trailer of 3,500.
test.each([
  [2_000, 749, 'B'],
  [3_500, 749, 'B'],
  [3_500, 750, 'B'],
  [2_000, 751, 'B'],
  [2_749, 751, 'B'],
  [2_750, 751, 'B96'],
  [3_499, 751, 'B96'],
  [3_500, 751, 'BE'],
  [2_000, 1_499, 'B'],
  [2_000, 1_500, 'B'],
  [2_000, 1_501, 'B96'],
  [2_000, 2_249, 'B96'],
  [2_000, 2_250, 'B96'],
  [2_000, 2_251, 'BE'],
  [2_000, 3_499, 'BE'],
  [2_000, 3_500, 'BE'],
  [2_000, 3_501, 'none'],
  [3_500, 3_500, 'BE'],
  [3_500, 3_501, 'none'],
  [2_000.5, 1_499.5, 'B'],
  [2_000.5, 1_499.6, 'B96'],
])('a car of %d kg and a trailer of %d kg: %s', (car, trailer, licence) => {
  expect(licenceFor(car, trailer)).toBe(licence)
})

const tow = { carTotal: 2_000, carTowing: 1_500, trailerTotal: 1_500, machineWeight: 1_000 }

test.each([
  ['the towing weight itself is allowed', {}, 'B', true, null],
  ['above the towing weight', { carTowing: 1_499 }, 'B', false, 'aboveTowingWeight'],
  ['a car that tows nothing', { carTowing: 0 }, 'B', false, 'aboveTowingWeight'],
  ['no licence of the B kind', { trailerTotal: 3_501 }, 'none', false, 'trailerTooHeavy'],
  ['an unknown trailer', { trailerTotal: undefined }, null, null, 'trailerUnknown'],
  [
    'an unknown trailer below a machine of just the towing weight',
    { trailerTotal: undefined, machineWeight: 1_500 },
    null,
    null,
    'trailerUnknown',
  ],
  [
    'an unknown trailer below a machine that is too heavy for the car',
    { trailerTotal: undefined, machineWeight: 1_501 },
    null,
    false,
    'aboveTowingWeight',
  ],
  [
    'an unknown trailer below a machine that no such trailer carries',
    { trailerTotal: undefined, machineWeight: 3_501 },
    'none',
    false,
    'trailerTooHeavy',
  ],
  [
    'an unknown trailer below a machine as heavy as the heaviest trailer',
    { trailerTotal: undefined, machineWeight: 3_500, carTowing: 3_500 },
    null,
    null,
    'trailerUnknown',
  ],
  ['nothing known', { trailerTotal: undefined, machineWeight: null }, null, null, 'trailerUnknown'],
])('%s', (_, change, licence, allowed, reason) => {
  expect(towTrailer({ ...tow, ...change })).toEqual({ licence, allowed, reason })
})
