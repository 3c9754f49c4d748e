import { type HoursRow, holidays } from '@minikran/domain/opening-hours/active-hours'
import type { LocalDate } from '@minikran/domain/primitives/local-date'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  RecordContextProvider,
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
} from 'ra-core'
import { useState } from 'react'
import { RemoveItemButton } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { AddRowButton } from '../items/add-row-button.tsx'
import { closedRow } from './closed-row.ts'
import { CopyYear } from './copy-year.tsx'
import { groupRows, type Placed, type YearOfRows } from './group-rows.ts'
import { HoursRowInputs } from './hours-row-inputs.tsx'

type FieldRow = HoursRow & { id: string }

const newWeekday = { day: 1, date: null, closed: false, from: '07:00', to: '16:00' }

/** The rows of a set: upcoming dates by year, the usual week, and past dates folded. */
export function HoursRowGroups({ today }: { today: LocalDate }) {
  const { upcoming, weekly, undated, past } = groupRows(useFirstDays(), today)
  const title: unknown = useWatch({ name: 'title' })
  // In a set of holidays, only rows with a date have an effect.
  const newRow = title === holidays ? closedRow(null) : newWeekday
  return (
    <SimpleFormIteratorBase getItemDefaults={() => newRow}>
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
