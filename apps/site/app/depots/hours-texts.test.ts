import type { OpenState } from '@minikran/contract/depots'
import { expect, test } from 'vitest'
import { openingHoursText, openStateText } from './hours-texts.ts'

const closedUntil = (day: OpenState['day'], date: string) =>
  ({ state: 'closed', date, time: '07:00', day, valid_until: '' }) as const

test.each([
  [
    { state: 'open', date: '2026-11-20', time: '16:00', day: 'today', valid_until: '' },
    'Öppet nu, stänger 16:00',
    'Open now, closes 16:00',
  ],
  [closedUntil('today', '2026-11-20'), 'Öppnar 07:00 i dag', 'Opens 07:00 today'],
  [closedUntil('tomorrow', '2026-11-21'), 'Öppnar 07:00 i morgon', 'Opens 07:00 tomorrow'],
  [closedUntil('weekday', '2026-11-23'), 'Öppnar 07:00 på måndag', 'Opens 07:00 on Monday'],
  [closedUntil('date', '2026-12-28'), 'Öppnar 07:00 den 28 december', 'Opens 07:00 on 28 December'],
  [
    { state: 'unknown', date: null, time: null, day: null, valid_until: '' },
    'Ring för öppettider',
    'Call for opening hours',
  ],
] as const)('%o reads %s, %s', (state, sv, en) => {
  expect(openStateText(state, 'sv')).toBe(sv)
  expect(openStateText(state, 'en')).toBe(en)
})

test.each([
  [{ closed: false, from: '07:00', to: '16:00' }, '07:00–16:00', '07:00–16:00'],
  [{ closed: true, from: null, to: null }, 'Stängt', 'Closed'],
])('%o reads %s', (times, sv, en) => {
  expect(openingHoursText(times, 'sv')).toBe(sv)
  expect(openingHoursText(times, 'en')).toBe(en)
})
