import { isSpecialDayCode } from '@minikran/domain/opening-hours/special-days'
import { useSourceContext } from 'ra-core'
import { useState } from 'react'
import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { emptyIsNull } from '../items/empty-is-null.ts'
import { dayChoices } from './day-names.ts'

const shown = {
  parse: emptyIsNull,
  helperText: false,
  slotProps: { inputLabel: { shrink: true } },
} as const

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
      {isDated && <TextInput source="date" type="date" sx={{ width: 170 }} {...shown} />}
      <BooleanInput source="closed" helperText={false} />
      <TextInput source="from" type="time" sx={time} {...shown} />
      <TextInput source="to" type="time" sx={time} {...shown} />
    </>
  )
}
