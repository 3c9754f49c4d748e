import type { HoursRow } from '@minikran/domain/opening-hours/active-hours'
import { calendarDays } from '@minikran/domain/opening-hours/calendar-days'
import { hoursRowFaults } from '@minikran/domain/opening-hours/hours-row-faults'
import { type LocalDate, stockholmDateTime } from '@minikran/domain/primitives/local-date'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useArrayInput } from 'ra-core'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { Fieldset, wholeRow } from '../items/fieldset.tsx'
import { useIsReadOnly } from '../items/read-only.tsx'
import { ruleSentence } from '../texts/problem-sentences.ts'
import { closedRow } from './closed-row.ts'
import { dayName } from './day-names.ts'
import { HoursRowGroups } from './hours-row-groups.tsx'

/** The rows of a set, with their faults while typing and the special days that can be added. */
export function HoursRowsInput() {
  const rows = (useWatch({ name: 'depothourrows' }) ?? []) as HoursRow[]
  const [today] = useState(() => stockholmDateTime(Date.now()).date)
  return (
    <Fieldset title={m.backoffice_hours_days()}>
      <div style={wholeRow}>
        <RowFaults rows={rows} />
        <HoursRowGroups today={today} />
        <ListError />
        <MissingSpecialDays rows={rows} today={today} />
      </div>
    </Fieldset>
  )
}

function RowFaults({ rows }: { rows: readonly HoursRow[] }) {
  const { touchedFields, isSubmitted } = useFormState({ name: 'depothourrows' })
  const isLeft = (index: number) => touchedFields['depothourrows']?.[index]?.date === true
  // A new row has no date yet.
  const faults = [...hoursRowFaults(rows)].filter(
    ([index, fault]) => fault !== 'dateMissing' || isSubmitted || isLeft(index),
  )
  if (faults.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined">
      {faults.map(([index, fault]) => (
        <div key={index}>
          {rowName(rows[index])}: {ruleSentence(fault)}
        </div>
      ))}
    </Alert>
  )
}

/** The server's error for the list of rows. */
function ListError() {
  const { errors } = useFormState({ name: 'depothourrows' })
  const message = errors['depothourrows']?.message
  return typeof message === 'string' && <FormHelperText error>{message}</FormHelperText>
}

function rowName(row: HoursRow | undefined): string {
  if (row === undefined) return ''
  return row.date === null ? dayName(row.day) : `${dayName(row.day)} ${row.date}`
}

function MissingSpecialDays({ rows, today }: { rows: readonly HoursRow[]; today: LocalDate }) {
  const { append } = useArrayInput()
  const isReadOnly = useIsReadOnly()
  const known = new Set(rows.map((row) => row.date))
  const year = Number(today.slice(0, 4))
  const missing = [year, year + 1]
    .flatMap((of) => Object.entries(calendarDays(of)))
    .map(([code, date]) => ({ day: Number(code), date }))
    .filter(({ date }) => date >= today && !known.has(date))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
  if (isReadOnly || missing.length === 0) return null
  return (
    <details>
      <summary>{m.backoffice_hours_offer()}</summary>
      {missing.map(({ day, date }) => (
        <Button
          key={date}
          size="small"
          onClick={() => append(closedRow(date, day), { shouldFocus: false })}
        >
          {dayName(day)} {date}
        </Button>
      ))}
    </details>
  )
}
