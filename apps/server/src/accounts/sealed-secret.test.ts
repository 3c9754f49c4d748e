import { expect, test } from 'vitest'
import { openSecret, sealSecret } from './sealed-secret.ts'

const own = { key: 'the key of this installation', owner: 'user 7' }
const text = 'JBSWY3DPEHPK3PXP'

test('opens again for its owner, and looks different every time', () => {
  expect(openSecret(sealSecret(text, own), own)).toBe(text)
  expect(sealSecret(text, own)).not.toBe(sealSecret(text, own))
  expect(sealSecret(text, own)).not.toContain(text)
})

test.each([
  ['another key', { ...own, key: 'another' }],
  ['another owner', { ...own, owner: 'user 8' }],
])('stays closed for %s', (_, other) => {
  expect(openSecret(sealSecret(text, own), other)).toBeNull()
})

test('what was changed or cut stays closed', () => {
  const sealed = sealSecret(text, own)
  const last = sealed.endsWith('A') ? 'B' : 'A'
  for (const changed of ['', 'AAAA', sealed.slice(0, 20), `${sealed.slice(0, -2)}${last}x`]) {
    expect(openSecret(changed, own)).toBeNull()
  }
})
