import { expect, test } from 'vitest'
import { htmlWithLift, inquiryLiftIn, liftMessage, messageWithLift } from './lift-message.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('the message contains the whole lift', () => {
  const load = { height: 5.5, radius: 10, weight: 1200 }
  expect(plain(liftMessage({ load, extra: 0 }, 'sv'))).toBe(
    'Lyftet: 5,5 m högt, 10 m radie, 1 200 kg.',
  )
  expect(liftMessage({ load, extra: 20 }, 'en')).toContain('1,200 kg load and 20 kg slings')
})

test('a lift is read from an address; an invalid one is null', () => {
  const carried = (query: string) => inquiryLiftIn(new URLSearchParams(`produkt=x${query}`))
  const load = { height: 5, radius: 10, weight: 100 }
  expect(carried('&lyft=5_10_100')).toEqual({ load, extra: 0 })
  expect(carried('&lyft=5_10_100&extra=20')).toEqual({ load, extra: 20 })
  for (const query of ['', '&lyft=', '&lyft=5_10', '&lyft=a_b_c', '&lyft=5_10_0']) {
    expect(carried(query)).toBe(null)
  }
})

test('typed text is kept and an earlier lift is removed', () => {
  const lift = 'Lyftet: 5 m högt.'
  expect(messageWithLift(lift, '')).toBe(lift)
  expect(messageWithLift(lift, 'Två fönster.\nRing först.')).toBe(
    `${lift}\nTvå fönster.\nRing först.`,
  )
  expect(messageWithLift(lift, 'Lyftet: 9 m högt.\nTvå fönster.')).toBe(`${lift}\nTvå fönster.`)
})

test('the lift of a message in the other language is replaced', () => {
  const lift = 'The lift: 5 m high.'
  expect(messageWithLift(lift, 'Lyftet: 5 m högt.\nTvå fönster.')).toBe(`${lift}\nTvå fönster.`)
  expect(htmlWithLift(lift, '<p>Lyftet: 5 m högt.</p><p>Två fönster.</p>')).toBe(
    `<p>${lift}</p><p>Två fönster.</p>`,
  )
})

test('a formatted message contains the lift once', () => {
  const lift = 'Lyftet: 5 m högt, < 1 m brett.'
  const html = '<p>Lyftet: 5 m högt, &lt; 1 m brett.</p>'
  const own = '<p>Två <strong>fönster</strong>.</p>'
  expect(htmlWithLift(lift, own)).toBe(`${html}${own}`)
  expect(htmlWithLift(lift, `<p>Lyftet: 9 m högt.</p>${own}`)).toBe(`${html}${own}`)
  expect(htmlWithLift(lift, `${html}${own}`)).toBe(`${html}${own}`)
})
