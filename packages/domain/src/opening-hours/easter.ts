import type { LocalDate } from '../primitives/local-date.ts'

/** Easter Sunday of a Gregorian year by whole-number arithmetic (Meeus, Jones and Butcher). */
export function easterDay(year: number): LocalDate {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const skippedLeapDays = century - Math.floor(century / 4)
  const moonDrift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + skippedLeapDays - moonDrift + 15) % 30
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const marchDay = epact + toSunday - 7 * correction + 22
  const [month, day] = marchDay > 31 ? ['04', marchDay - 31] : ['03', marchDay]
  return `${String(year).padStart(4, '0')}-${month}-${String(day).padStart(2, '0')}`
}
