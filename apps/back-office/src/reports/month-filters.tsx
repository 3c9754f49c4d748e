import * as m from '@minikran/i18n/messages'
import { TypedInput } from '../items/typed-input.tsx'
import { monthKind } from '../items/typed-kinds.ts'

const monthInput = { kind: monthKind, alwaysOn: true } as const

/** The first and the last month of a report. */
export const monthFilters = () => [
  <TypedInput key="from" {...monthInput} source="from" label={m.backoffice_filter_from()} />,
  <TypedInput key="to" {...monthInput} source="to" label={m.backoffice_filter_to()} />,
]
