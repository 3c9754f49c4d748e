import * as m from '@minikran/i18n/messages'
import { TextInput } from 'react-admin'

// A month's own signs stand where the label of an empty field would.
const monthInput = {
  type: 'month',
  alwaysOn: true,
  slotProps: { inputLabel: { shrink: true } },
} as const

/** The first and the last month of a report. */
export const monthFilters = () => [
  <TextInput key="from" {...monthInput} source="from" label={m.backoffice_filter_from()} />,
  <TextInput key="to" {...monthInput} source="to" label={m.backoffice_filter_to()} />,
]
