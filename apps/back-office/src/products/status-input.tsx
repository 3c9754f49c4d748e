import { nextStatuses } from '@minikran/domain/catalogue/product-readiness'
import { useRecordContext } from 'ra-core'
import { SelectInput } from 'react-admin'
import { statusChoices } from './product-choices.ts'

/** Where the product is, and where it may go from there (specification §4). */
export function StatusInput() {
  const from = Number(useRecordContext()?.['status'] ?? 0)
  const offered = [from, ...nextStatuses(from)]
  return (
    <SelectInput
      source="status"
      choices={statusChoices().filter(({ id }) => offered.includes(id))}
      required
    />
  )
}
