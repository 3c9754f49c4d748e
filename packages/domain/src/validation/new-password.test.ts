import { expect, test } from 'vitest'
import { newPasswordFault } from './new-password.ts'

const given = {
  address: 'anna.svensson@firma.se',
  companyNames: ['Mini Kran'],
  isCommon: (text: string) => ['password1', 'password', 'sven', 'kr'].includes(text),
}

test.each([
  ['', 'required'],
  ['1234567', 'minLength'],
  ['🦀🦀🦀🦀🦀🦀🦀', 'minLength'],
  ['x'.repeat(1001), 'maxLength'],
  ['password1', 'common'],
  ['PassWord1', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['Anna.Svensson', 'common'],
  ['anna.svensson@firma.se', 'common'],
  ['password123456', 'common'],
  ['123 Password!!', 'common'],
  ['Minikran2026', 'common'],
  ['!mini kran!', 'common'],
  ['anna.svensson1987', 'common'],
  ['2026anna.svensson', 'common'],
  ['sven48120573', 'common'],
  ['kr48120573', null],
  ['48120573', null],
  ['minikranar2026', null],
  ['kran i dimma', null],
  ['lång fras med å, ä och ö '.repeat(20), null],
  ['        a', null],
])('%j: %j', (password, fault) => {
  expect(newPasswordFault(password, given)).toBe(fault)
})
