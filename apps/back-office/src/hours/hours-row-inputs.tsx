import { isSpecialDayCode } from '@minikran/domain/opening-hours/special-days'
import Box from '@mui/material/Box'
import { useSourceContext } from 'ra-core'
import { useState } from 'react'
import { BooleanInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { TypedInput } from '../items/typed-input.tsx'
import { clockKind, dayKind } from '../items/typed-kinds.ts'
import { dayChoices } from './day-names.ts'

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
export function HoursRowInputs() {
  const { getSource } = useSourceContext()
  const [day, date, closed] = useWatch({
    name: [getSource('day'), getSource('date'), getSource('closed')],
  })
  // A half-typed date is null, so a row that began with a date keeps its field.
  const [wasDated] = useState(date !== null)
  const isDated = wasDated || date !== null || isSpecialDayCode(day)
  return (
    <>
      <SelectInput source="day" choices={dayChoices()} required helperText={false} sx={dayField} />
      {isDated && (
        <TypedInput source="date" kind={dayKind} required={isSpecialDayCode(day)} sx={dateField} />
      )}
      <BooleanInput source="closed" helperText={false} sx={closedSwitch} />
      <Box sx={closed === true ? hiddenTimes : shownTimes}>
        <TypedInput source="from" kind={clockKind} sx={timeField} />
        <TypedInput source="to" kind={clockKind} sx={timeField} />
      </Box>
    </>
  )
}
