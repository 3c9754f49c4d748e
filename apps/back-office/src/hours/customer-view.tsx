import { hoursOn } from '@minikran/domain/opening-hours/active-hours'
import { calendarDayOn } from '@minikran/domain/opening-hours/calendar-days'
import { type LocalDate, stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { longDateText } from '@minikran/i18n/date-text'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type RaRecord, useArrayInput, useGetList } from 'ra-core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Fieldset, wholeRow } from '../items/fieldset.tsx'
import { firstClick } from '../items/press-props.ts'
import { TypedField } from '../items/typed-field.tsx'
import { dayKind } from '../items/typed-kinds.ts'
import { useTellQueryError } from '../items/use-tell-problem.ts'
import { locale } from '../locale.ts'
import { closedRow } from './closed-row.ts'
import { hoursAnswer } from './hours-answer.ts'
import { SetProblems } from './set-problems.tsx'
import { useHoursSets } from './use-hours-sets.ts'
import { YearCalendar } from './year-calendar.tsx'

const line = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }

const allInOrder = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'order', order: 'ASC' },
} as const

/** The hours that the website shows for a date at a depot, with the form's unsaved changes. */
export function CustomerView() {
  const [date, setDate] = useState<LocalDate>(() => stockholmDateTime(Date.now()).date)
  const [chosenDepot, setChosenDepot] = useState<number | null>(null)
  const setDepot: unknown = useWatch({ name: 'depot_id' })
  const sets = useHoursSets()
  const { data: depots = [], error } = useGetList('depots', allInOrder, { retry: false })
  useTellQueryError(error)
  const depotId = chosenDepot ?? (typeof setDepot === 'number' ? setDepot : (depots[0]?.id ?? null))
  if (sets === null) return null
  const hoursOf = { sets: sets.all, depotId: depotId === null ? null : Number(depotId) }
  return (
    <Fieldset title={m.backoffice_hours_customer()}>
      <Box sx={wholeRow}>
        {sets.own !== null && <SetProblems set={sets.own} sets={sets.all} />}
        <Box sx={line}>
          {/* Date and depot are not fields of the item, so read-only forms do not disable them. */}
          <TypedField
            label={m.backoffice_hours_on()}
            kind={dayKind}
            disabled={false}
            value={date}
            onChange={(chosen) => chosen !== null && setDate(chosen)}
          />
          <TextField
            select
            disabled={false}
            label={m.backoffice_field_depot()}
            value={depotId ?? ''}
            onChange={({ target }) => setChosenDepot(Number(target.value))}
            sx={{ minWidth: 200 }}
          >
            {depots.map(({ id, depot_name }) => (
              <MenuItem key={id} value={id}>
                {depot_name}
              </MenuItem>
            ))}
          </TextField>
          <Typography role="status">
            {longDateText(date, locale)}: {hoursAnswer(hoursOn(hoursOf, date))}
          </Typography>
          <CloseDayButton date={date} label={closeLabel(setDepot, depots)} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {m.backoffice_hours_legend()}
        </Typography>
        <YearCalendar hoursOf={hoursOf} chosen={date} onChoose={setDate} />
      </Box>
    </Fieldset>
  )
}

/** Names where the set closes the day: the depot that is looked at may be another one. */
function closeLabel(setDepot: unknown, depots: readonly RaRecord[]): string {
  if (typeof setDepot !== 'number') return m.backoffice_hours_day_close_all()
  const depot: unknown = depots.find(({ id }) => id === setDepot)?.['depot_name']
  return typeof depot === 'string'
    ? m.backoffice_hours_day_close_depot({ depot })
    : m.backoffice_hours_day_close()
}

type Row = { date: string | null }

/** Adds the day to the set as closed; removes it when the set has it. */
function CloseDayButton({ date, label }: { date: LocalDate; label: string }) {
  const { append, remove } = useArrayInput()
  const rows = (useWatch({ name: 'depothourrows' }) ?? []) as Row[]
  const indexes = rows.flatMap((row, index) => (row.date === date ? [index] : []))
  if (indexes.length > 0) {
    return (
      <Button onClick={firstClick(() => remove(indexes))}>{m.backoffice_hours_day_remove()}</Button>
    )
  }
  const close = () => append(closedRow(date, calendarDayOn(date)), { shouldFocus: false })
  return <Button onClick={firstClick(close)}>{label}</Button>
}
