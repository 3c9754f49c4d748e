import { isSpecialDayCode } from '@minikran/domain/opening-hours/special-days'
import { useSourceContext } from 'ra-core'
import { useState } from 'react'
import { BooleanInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { TypedInput } from '../items/typed-input.tsx'
import { clockKind, dayKind } from '../items/typed-kinds.ts'
import { dayChoices } from './day-names.ts'

/** One day of a set: a weekday of every week, or one day of the calendar with its date. */
export function HoursRowInputs() {
  const { getSource } = useSourceContext()
  const [day, date, closed] = useWatch({
    name: [getSource('day'), getSource('date'), getSource('closed')],
  })
  // Half a typed date is none: the field must not go away under the hand.
  const [wasDated] = useState(date !== null)
  const isDated = wasDated || date !== null || isSpecialDayCode(day)
  // Times stand below times; those of a closed day are kept, should it open again.
  const time = { width: 130, visibility: closed === true ? 'hidden' : 'visible' }
  return (
    <>
      <SelectInput
        source="day"
        choices={dayChoices()}
        required
        helperText={false}
        sx={{ width: 200 }}
      />
      {isDated && <TypedInput source="date" kind={dayKind} sx={{ width: 170 }} />}
      <BooleanInput source="closed" helperText={false} />
      <TypedInput source="from" kind={clockKind} sx={time} />
      <TypedInput source="to" kind={clockKind} sx={time} />
    </>
  )
}
