import { expect, test } from 'vitest'
import { specialDayName } from './special-day-name.ts'

test.each([
  [10, 'Nyårsdagen', 'New Year’s Day'],
  [23, 'Alla helgons dag', 'All Saints’ Day'],
  [24, 'Julafton', 'Christmas Eve'],
  [28, 'Andra öppettider', 'Different hours'],
  [29, 'Skärtorsdagen', 'Maundy Thursday'],
  [7, null, null],
  [null, null, null],
])('special day %s is %s', (code, sv, en) => {
  expect(specialDayName(code, 'sv')).toBe(sv)
  expect(specialDayName(code, 'en')).toBe(en)
})

test('every special day has a name of its own in both languages', () => {
  for (const locale of ['sv', 'en'] as const) {
    const names = Array.from({ length: 20 }, (_, index) => specialDayName(index + 10, locale))
    expect(new Set(names).size).toBe(20)
    expect(names).not.toContain(null)
  }
})
