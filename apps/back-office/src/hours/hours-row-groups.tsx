import { type HoursRow, holidays } from '@minikran/domain/opening-hours/active-hours'
import { isSpecialDayCode } from '@minikran/domain/opening-hours/special-days'
import type { LocalDate } from '@minikran/domain/primitives/local-date'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  RecordContextProvider,
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
  useSourceContext,
} from 'ra-core'
import { useState } from 'react'
import { BooleanInput, RemoveItemButton } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { AddRowButton } from '../items/add-row-button.tsx'
import { RequiredSelect } from '../items/required-select.tsx'
import { TypedInput } from '../items/typed-input.tsx'
import { clockKind, dayKind } from '../items/typed-kinds.ts'
import { closedRow } from './closed-row.ts'
import { CopyYear } from './copy-year.tsx'
import { dayChoices, weekdays } from './day-names.ts'
import { groupRows, type Placed, type YearOfRows } from './group-rows.ts'

type FieldRow = HoursRow & { id: string }

/** The first day of the week that has no row, with the usual times. */
function newWeekday(rows: readonly HoursRow[]): HoursRow {
  const known = new Set(rows.filter(({ date }) => date === null).map(({ day }) => day))
  const day = weekdays.find((one) => !known.has(one)) ?? 1
  return { day, date: null, closed: false, from: '07:00', to: '16:00' }
}

/** The rows of a set: upcoming dates by year, the usual week, and past dates folded. */
export function HoursRowGroups({ today }: { today: LocalDate }) {
  const { upcoming, weekly, undated, past } = groupRows(useFirstDays(), today)
  const title: unknown = useWatch({ name: 'title' })
  const { getValues } = useFormContext()
  // In a set of holidays, only rows with a date have an effect.
  const newRow = () =>
    title === holidays ? closedRow(null) : newWeekday(getValues('depothourrows') ?? [])
  return (
    <SimpleFormIteratorBase getItemDefaults={newRow}>
      {upcoming.map((year) => (
        <Year key={year.year} {...year} />
      ))}
      {upcoming.length > 0 && weekly.length > 0 && (
        <Typography variant="h3" component="h2">
          {m.backoffice_hours_every_week()}
        </Typography>
      )}
      <Rows rows={weekly} />
      <Rows rows={undated} />
      {past.length > 0 && (
        <details>
          <summary>{m.backoffice_hours_earlier()}</summary>
          {past.map((year) => (
            <Year key={year.year} {...year} />
          ))}
        </details>
      )}
      <AddRowButton label={m.backoffice_hours_add()} />
    </SimpleFormIteratorBase>
  )
}

type FirstDay = Pick<FieldRow, 'day' | 'date'>

/**
 * The rows with the days and dates that they had at first. A row moves to another group only after
 * saving: a moved row is remounted, which loses a half-typed date or time.
 */
function useFirstDays(): FieldRow[] {
  const rows = useArrayInput().fields as unknown as FieldRow[]
  const [known, setKnown] = useState<ReadonlyMap<string, FirstDay>>(new Map())
  const first = new Map(rows.map(({ id, day, date }) => [id, known.get(id) ?? { day, date }]))
  if (rows.some(({ id }) => !known.has(id))) setKnown(first)
  return rows.map((row) => ({ ...row, ...first.get(row.id) }))
}

function Year({ year, rows }: YearOfRows<FieldRow>) {
  return (
    <section aria-label={String(year)}>
      <Box sx={head}>
        <Typography variant="h3" component="h2">
          {year}
        </Typography>
        <CopyYear year={year} />
      </Box>
      <Rows rows={rows} />
    </section>
  )
}

function Rows({ rows }: { rows: Placed<FieldRow>[] }) {
  if (rows.length === 0) return null
  return (
    <Box component="ul" sx={list}>
      {rows.map(({ row, index }) => (
        <RecordContextProvider key={row.id} value={row}>
          <SimpleFormIteratorItemBase index={index}>
            <Box component="li" sx={line}>
              <Box sx={fields}>
                <HoursRowInputs />
              </Box>
              <RemoveItemButton />
            </Box>
          </SimpleFormIteratorItemBase>
        </RecordContextProvider>
      ))}
    </Box>
  )
}

const head = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 1 }
const list = { listStyle: 'none', m: 0, p: 0 }
const line = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 1,
  // The remove button is in the first line; on a phone it is beside the day.
  alignItems: { xs: 'center', sm: 'start' },
  borderBottom: 1,
  borderColor: 'divider',
  '& > div > div:not(:first-of-type)': { order: { xs: 2, sm: 0 } },
  '& > .button-remove': { order: { xs: 1, sm: 0 }, mt: { sm: 1.5 } },
}
const fields = {
  display: { xs: 'contents', sm: 'flex' },
  flex: 1,
  flexWrap: 'wrap',
  columnGap: 1,
  alignItems: 'center',
}

// On a phone there are three lines: day and remove button, date and switch, times.
const dayField = { width: { xs: 'calc(100% - 56px)', sm: 200 } }
const dateField = { width: { xs: 'calc(100% - 112px)', sm: 170 } }
const closedSwitch = { '& .MuiFormControlLabel-root': { mr: { xs: 0, sm: 2 } } }
// Both times wrap together.
const shownTimes = { display: 'flex', gap: 1, width: { xs: '100%', sm: 'auto' } }
// A closed day keeps its times, hidden; on wide screens their space keeps the columns aligned.
const hiddenTimes = { ...shownTimes, display: { xs: 'none', md: 'flex' }, visibility: 'hidden' }
const timeField = { width: { xs: '50%', sm: 130 } }

/** One day of a set: a weekday of every week, or one day of the calendar with its date. */
function HoursRowInputs() {
  const { getSource } = useSourceContext()
  const [day, date, closed] = useWatch({
    name: [getSource('day'), getSource('date'), getSource('closed')],
  })
  // A half-typed date is null, so a row that began with a date keeps its field.
  const [wasDated] = useState(date !== null)
  const isDated = wasDated || date !== null || isSpecialDayCode(day)
  return (
    <>
      <RequiredSelect source="day" choices={dayChoices()} sx={dayField} />
      {isDated && (
        <TypedInput source="date" kind={dayKind} required={isSpecialDayCode(day)} sx={dateField} />
      )}
      <BooleanInput source="closed" sx={closedSwitch} />
      {/* The key mounts the fields anew: a half-typed time in a hidden one would block saving. */}
      <Box key={String(closed)} sx={closed === true ? hiddenTimes : shownTimes}>
        <TypedInput source="from" kind={clockKind} sx={timeField} />
        <TypedInput source="to" kind={clockKind} sx={timeField} />
      </Box>
    </>
  )
}
