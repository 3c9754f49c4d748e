import { expect, test } from 'vitest'
import { liftMessage, messageInAddress, messageWithLift } from './lift-message.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const at = (query: string) => new URL(`http://site/forfragan?produkt=x${query}`)

test('the message says the whole lift', () => {
  const load = { height: 5.5, radius: 10, weight: 1200 }
  expect(plain(liftMessage({ load, extra: 0 }, 'sv'))).toBe(
    'Lyftet: 5,5 m högt, 10 m radie, 1 200 kg.',
  )
  expect(liftMessage({ load, extra: 20 }, 'en')).toContain('1\u00a0200 kg load and 20 kg slings')
})

test('an address brings its lift, and nothing when the lift is no lift', () => {
  expect(messageInAddress(at('&lyft=5_10_100'), 'sv')).toContain('10 m radie')
  for (const query of ['', '&lyft=', '&lyft=5_10', '&lyft=a_b_c', '&lyft=5_10_0']) {
    expect(messageInAddress(at(query), 'sv')).toBe('')
  }
})

test('what was typed stays, an earlier lift goes', () => {
  const lift = 'Lyftet: 5 m högt.'
  expect(messageWithLift(lift, '')).toBe(lift)
  expect(messageWithLift(lift, 'Två fönster.\nRing först.')).toBe(
    `${lift}\nTvå fönster.\nRing först.`,
  )
  expect(messageWithLift(lift, 'Lyftet: 9 m högt.\nTvå fönster.')).toBe(`${lift}\nTvå fönster.`)
})
