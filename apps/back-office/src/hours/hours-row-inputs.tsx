import { isSpecialDayCode } from '@minikran/domain/opening-hours/special-days'
import { useSourceContext } from 'ra-core'
import { useState } from 'react'
import { BooleanInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { TypedInput } from '../items/typed-input.tsx'
import { clockKind, dayKind } from '../items/typed-kinds.ts'
import { dayChoices } from './day-names.ts'

// On a phone: the day with its button, the date with the switch, the times.
const dayField = { width: { xs: 'calc(100% - 56px)', sm: 200 } }
const dateField = { width: { xs: 'calc(100% - 112px)', sm: 170 } }
const closedSwitch = { '& .MuiFormControlLabel-root': { mr: { xs: 0, sm: 2 } } }
const shownTime = { width: { xs: 'calc(50% - 4px)', sm: 130 } }
// Times stand below times; those of a closed day are kept, should it open again.
const hiddenTime = {
  ...shownTime,
  display: { xs: 'none', sm: 'inline-flex' },
  visibility: 'hidden',
}

/** One day of a set: a weekday of every week, or one day of the calendar with its date. */
export function HoursRowInputs() {
  const { getSource } = useSourceContext()
  const [day, date, closed] = useWatch({
    name: [getSource('day'), getSource('date'), getSource('closed')],
  })
  // Half a typed date is none: the field must not go away under the hand.
  const [wasDated] = useState(date !== null)
  const isDated = wasDated || date !== null || isSpecialDayCode(day)
  const time = closed === true ? hiddenTime : shownTime
  return (
    <>
      <SelectInput source="day" choices={dayChoices()} required helperText={false} sx={dayField} />
      {isDated && <TypedInput source="date" kind={dayKind} sx={dateField} />}
      <BooleanInput source="closed" helperText={false} sx={closedSwitch} />
      <TypedInput source="from" kind={clockKind} sx={time} />
      <TypedInput source="to" kind={clockKind} sx={time} />
    </>
  )
}
