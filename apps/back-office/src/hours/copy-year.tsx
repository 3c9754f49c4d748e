import {
  type CopiedYear,
  copyYear,
  type DayToCheck,
} from '@minikran/domain/opening-hours/copy-year'
import { instantOf, stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { numericDayText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useArrayInput } from 'ra-core'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useIsReadOnly } from '../items/read-only.tsx'
import { locale } from '../locale.ts'
import { dayName, isWeekday } from './day-names.ts'

/** Copies the days of a year to the next one, unsaved, and names the days to check. */
export function CopyYear({ year }: { year: number }) {
  const { getValues } = useFormContext()
  const { append } = useArrayInput()
  const [copied, setCopied] = useState<CopiedYear | null>(null)
  const isReadOnly = useIsReadOnly()
  if (isReadOnly) return null
  const copy = () => {
    const made = copyYear(getValues('depothourrows'), year)
    if (made.added.length > 0) append(made.added, { shouldFocus: false })
    // A second press, as of a double click, copies nothing; what the first one said still holds.
    setCopied((before) => (made.added.length > 0 ? made : (before ?? made)))
  }
  return (
    <>
      <Button size="small" onClick={copy}>
        {m.backoffice_hours_copy({ year: year + 1 })}
      </Button>
      {/* Screen readers announce only what is added to a live region that is already there. */}
      <Box role="status">{copied !== null && <Copied copied={copied} year={year + 1} />}</Box>
    </>
  )
}

function Copied({ copied, year }: { copied: CopiedYear; year: number }) {
  const { isDirty } = useFormState()
  const unpublishAt: unknown = useWatch({ name: 'unpublish_at' })
  const { added, toCheck } = copied
  const end = typeof unpublishAt === 'string' ? Date.parse(unpublishAt) : Number.NaN
  // For a whole day the set that is active at noon counts.
  const isPastEnd = added.some(({ date }) => date !== null && instantOf(date, '12:00') >= end)
  return (
    <Alert severity={toCheck.length > 0 || isPastEnd ? 'warning' : 'info'} role="presentation">
      {copiedSentence(copied, year)}
      {isPastEnd && ` ${m.backoffice_hours_copy_past_end({ end: lastDay(end) })}`}
      {!isPastEnd && isDirty && added.length > 0 && ` ${m.backoffice_hours_copy_unsaved()}`}
    </Alert>
  )
}

// A set that ends at midnight ends with the day before.
const lastDay = (end: number) => stockholmDateTime(end - 1).date

/** How many days were copied to a year, and which of them to check. */
function copiedSentence({ added, toCheck }: CopiedYear, year: number): string {
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
