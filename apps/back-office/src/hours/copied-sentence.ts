import type { CopiedYear, DayToCheck } from '@minikran/domain/opening-hours/copy-year'
import { numericDayText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import { locale } from '../locale.ts'
import { dayName, isWeekday } from './day-names.ts'

/** How many days were copied to a year, and which of them to check. */
export function copiedSentence({ added, toCheck }: CopiedYear, year: number): string {
  const daysWith = (...reasons: DayToCheck['reason'][]) =>
    toCheck
      .filter(({ reason }) => reasons.includes(reason))
      .map(({ date, day }) => {
        const name = numericDayText(date, locale)
        return isWeekday(day) ? name : `${name} (${dayName(day)})`
      })
      .join(', ')
  const copiedDays = daysWith('ownDay', 'weekday')
  const lostDays = daysWith('sameDate')
  const isLeapDayLost = toCheck.some(({ reason }) => reason === 'leapDay')
  return [
    countSentence(added.length, year),
    ...(copiedDays === '' ? [] : [m.backoffice_hours_check({ days: copiedDays })]),
    ...(lostDays === '' ? [] : [m.backoffice_hours_same_date({ year, days: lostDays })]),
    ...(isLeapDayLost ? [m.backoffice_hours_leap_day({ year })] : []),
  ].join(' ')
}

function countSentence(count: number, year: number): string {
  if (count === 0) return m.backoffice_hours_copied_none({ year })
  return count === 1
    ? m.backoffice_hours_copied_one({ year })
    : m.backoffice_hours_copied_many({ count, year })
}
