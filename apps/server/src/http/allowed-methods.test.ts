import { expect, test } from 'vitest'
import { allowedMethods } from './allowed-methods.ts'

test.each([
  '/forfragan',
  '/en/anmalan',
  '/anmalan/bekrafta',
  '/en/anmalan/bekrafta.data',
  '/kreditansokan',
  '/servicearende',
  '/mina-sidor/skapa-konto',
  '/val/sprak',
])('%s takes a form', (path) => {
  expect(allowedMethods(path)).toBe('GET, HEAD, POST')
})

test.each(['/', '/en', '/anmalan/annat', '/produkter', '/forfragan/mer'])(
  '%s is only read',
  (path) => {
    expect(allowedMethods(path)).toBe('GET, HEAD')
  },
)
