import { expect, test } from 'vitest'
import { isLogoutReason, logoutReason, logoutReasons, type SessionState } from './logout-reason.ts'

const alive: SessionState = {
  endedReason: null,
  isEnded: false,
  isExpired: false,
  isLocked: false,
  isDeleted: false,
  forcelogout: null,
  role: 10,
}

test.each<[string, Partial<SessionState>, string | null]>([
  ['a customer with a live session stays', {}, null],
  ['so does a supplier', { role: 40 }, null],
  ['time is up', { isExpired: true }, 'sessionExpired'],
  ['ended by its owner elsewhere', { isEnded: true, endedReason: 'ended' }, 'sessionExpired'],
  ['ended with a reason', { isEnded: true, endedReason: 'passwordChanged' }, 'passwordChanged'],
  ['a changed role', { forcelogout: 'permissionsChanged' }, 'permissionsChanged'],
  ['a locked account', { isLocked: true }, 'loginRemoved'],
  ['a removed one', { isDeleted: true, isEnded: true }, 'loginRemoved'],
  ['staff', { role: 60 }, 'loginBackend'],
  ['made staff meanwhile', { role: 60, forcelogout: 'permissionsChanged' }, 'loginBackend'],
  [
    'made staff, its session ended',
    { role: 60, isEnded: true, endedReason: 'permissionsChanged' },
    'loginBackend',
  ],
  ['a number that is no role', { role: 45 }, 'loginRemoved'],
  ['the reason goes before the clock', { isExpired: true, role: 90 }, 'loginBackend'],
])('%s', (_, change, reason) => {
  expect(logoutReason({ ...alive, ...change })).toBe(reason)
})

test('any other text is no reason', () => {
  expect(logoutReasons.every(isLogoutReason)).toBe(true)
  expect(['', 'PasswordChanged', 'constructor', null, 1].some(isLogoutReason)).toBe(false)
})
