import { expect, test } from 'vitest'
import { liftInWords } from './lift-in-words.ts'

test.each([
  ['1200 kg 10 m', { weight: 1200 }],
  ['lyfta 800 kg 12 meter', { weight: 800 }],
  ['kran 1 200 kg', { weight: 1200 }],
  ['lift 1.5 tonnes', { weight: 1500 }],
  ['2,5 ton', { weight: 2500 }],
  ['9 m upp, 5 m ut, 300 kg', { height: 9, radius: 5, weight: 300 }],
  ['lift 300 kg 9 m high and 5.5 metres out', { height: 9, radius: 5.5, weight: 300 }],
  ['höjd 10 m, radie 5 m', { height: 10, radius: 5 }],
  ['500 kg glas, alltså 500 kg', { weight: 500 }],
])('%j names %o', (text, lift) => {
  expect(liftInWords(text)).toEqual(lift)
})

test.each([
  ['spx312'],
  ['10 m'],
  ['0 kg'],
  ['1,200 kg'],
  ['800 kg eller 900 kg'],
  ['kran 312 800 kg'],
  ['12 tonårstält'],
  ['100 kilometer'],
  ['10 m höjd 5 m och höjd 12 m'],
])('what %j names is in doubt', (text) => {
  expect(liftInWords(text)).toEqual({})
})
