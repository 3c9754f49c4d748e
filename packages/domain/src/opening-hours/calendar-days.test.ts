import Holidays from 'date-holidays'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLocalDate, weekday } from '../primitives/local-date.ts'
import { type CalendarDayCode, calendarDayOn, calendarDays } from './calendar-days.ts'
import { easterDay } from './easter.ts'

const namesOfOracle: Record<CalendarDayCode, string> = {
  10: 'nyårsdagen',
  11: 'trettondagsafton',
  12: 'trettondedag jul',
  13: 'långfredagen',
  14: 'påskafton',
  15: 'påskdagen',
  16: 'annandag påsk',
  17: 'valborgsmässoafton',
  18: 'första maj',
  19: 'Kristi himmelsfärdsdag',
  20: 'nationaldagen',
  21: 'midsommarafton',
  22: 'midsommardagen',
  23: 'alla helgons dag',
  24: 'julafton',
  25: 'juldagen',
  26: 'annandag jul',
  27: 'nyårsafton',
  29: 'skärtorsdagen',
}
const codesAndDates = (year: number) =>
  Object.entries(calendarDays(year)).map(([code, date]) => ({ code: Number(code), date }))

test('every special day of 1990 to 2090 agrees with an independent calendar', () => {
  const oracle = new Holidays('SE', { languages: 'sv' })
  for (let year = 1990; year <= 2090; year += 1) {
    const known = oracle.getHolidays(year).map(({ name, date }) => `${name} ${date.slice(0, 10)}`)
    for (const { code, date } of codesAndDates(year)) {
      expect(known).toContain(`${namesOfOracle[code as CalendarDayCode]} ${date}`)
    }
  }
})

// Gauss' rule in the form of the Anonymous Gregorian computus, written apart from the module.
function easterAgain(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const m = Math.floor((a + 11 * h) / 319)
  const r = (2 * (b % 4) + 2 * Math.floor(c / 4) - (c % 4) - h + m + 32) % 7
  const month = Math.floor((h - m + r + 90) / 25)
  const day = (h - m + r + month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const years = fc.integer({ min: 1583, max: 9999 })

test('Easter agrees with a second computus and is a Sunday from 22 March to 25 April', () => {
  fc.assert(
    fc.property(years, (year) => {
      const easter = easterDay(year)
      expect(easter).toBe(easterAgain(year))
      expect(weekday(easter)).toBe(7)
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('special days are in their year and on the right weekday', () => {
  const weekdays = { 13: 5, 14: 6, 15: 7, 16: 1, 19: 4, 21: 5, 22: 6, 23: 6, 29: 4 }
  fc.assert(
    fc.property(years, (year) => {
      const days = calendarDays(year)
      for (const date of Object.values(days)) {
        expect(parseLocalDate(date)).toBe(date)
        expect(Number(date.slice(0, 4))).toBe(year)
      }
      for (const [code, day] of Object.entries(weekdays)) {
        expect(weekday(days[Number(code) as CalendarDayCode])).toBe(day)
      }
    }),
  )
})

test.each([
  ['2026-12-24', 24],
  ['2027-03-28', 15],
  ['2026-10-31', 23],
  ['2027-10-31', null],
  ['2008-05-01', 18],
  ['2026-11-20', null],
])('%s is the special day %s', (date, code) => {
  expect(calendarDayOn(date)).toBe(code)
})
