import { expect, test } from 'vitest'
import { newPasswordFault } from './new-password.ts'

const given = {
  address: 'anna.svensson@firma.se',
  isCommon: (text: string) => text === 'password1',
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
  ['kran i dimma', null],
  ['lång fras med å, ä och ö '.repeat(20), null],
  ['        a', null],
])('%j: %j', (password, fault) => {
  expect(newPasswordFault(password, given)).toBe(fault)
})
