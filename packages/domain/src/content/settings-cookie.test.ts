import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSettings, readSettings, type Settings, settingsCookie } from './settings-cookie.ts'

const cookieOf = (value: unknown) => `settings=${encodeURIComponent(JSON.stringify(value))}`

const anySettings: fc.Arbitrary<Settings> = fc.record({
  locale: fc.constantFrom('sv' as const, 'en' as const),
  cookieAccept: fc.constantFrom('' as const, 'all' as const, 'necessary' as const),
  priceType: fc.constantFrom('' as const, '1' as const, '2' as const),
})

test('stored settings are read among other cookies', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      const kept = settingsCookie(settings).split(';')[0]
      expect(readSettings(`a=1; ${kept}; b=2`)).toEqual(settings)
    }),
  )
})

test('any text is read as valid settings', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readSettings(`settings=${text}`)).toMatchObject({ locale: expect.any(String) })
    }),
  )
})

test.each([
  ['no cookie', null],
  ['another cookie', 'mysettings=1'],
  ['broken encoding', 'settings=%E0%A4%A'],
  ['broken JSON', 'settings=%7B'],
  ['null', cookieOf(null)],
  ['a list', cookieOf(['en'])],
  ['unknown values', cookieOf({ locale: 'de', cookieAccept: true, priceType: 1 })],
  ['an object that is no text', cookieOf({ locale: { toString: 1 } })],
  ['a prototype', 'settings=%7B%22__proto__%22%3A%7B%22locale%22%3A%22en%22%7D%7D'],
  ['an endless value', `settings=${'a'.repeat(100_000)}`],
])('%s means that nothing is set', (_, cookies) => {
  expect(readSettings(cookies)).toEqual(defaultSettings)
})

test.each([
  ['en-us', 'en'],
  ['en-US', 'en'],
  ['EN', 'en'],
  ['SV', 'sv'],
])('the locale %s is %s', (locale, read) => {
  expect(readSettings(cookieOf({ locale }), read === 'sv' ? 'en' : 'sv').locale).toBe(read)
})

test('the cookie is secure, lax and for the whole site', () => {
  expect(settingsCookie(defaultSettings)).toMatch(/; Path=\/; .*SameSite=Lax; Secure$/)
})
