import type { CopiedYear } from '@minikran/contract/admin/depots'
import { dayText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import { locale } from '../locale.ts'
import { dayName, isWeekday } from './day-names.ts'

/** What was copied to a year, and which of it somebody has to look at. */
export function copiedSentence({ copied, to_check }: CopiedYear, year: number): string {
  const days = to_check
    .filter(({ reason }) => reason !== 'leapDay')
    .map(({ date, day }) => {
      const name = dayText(date, locale)
      return isWeekday(day) ? name : `${name} (${dayName(day)})`
    })
  const isLeapDayLost = to_check.some(({ reason }) => reason === 'leapDay')
  return [
    countSentence(copied, year),
    ...(days.length > 0 ? [m.backoffice_hours_check({ days: days.join(', ') })] : []),
    ...(isLeapDayLost ? [m.backoffice_hours_leap_day({ year })] : []),
  ].join(' ')
}

function countSentence(count: number, year: number): string {
  if (count === 0) return m.backoffice_hours_copied_none({ year })
  return count === 1
    ? m.backoffice_hours_copied_one({ year })
    : m.backoffice_hours_copied_many({ count, year })
}
