import { nextStatuses, notReadyReasons } from '@minikran/domain/catalogue/product-readiness'
import { activated } from '@minikran/domain/catalogue/product-statuses'
import { readyProduct } from '@minikran/domain/catalogue/ready-product'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import { useRecordContext } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { RequiredSelect } from '../items/required-select.tsx'
import type { Values } from '../providers/call-api.ts'
import { ruleSentence } from '../texts/problem-sentences.ts'
import { statusChoices } from './product-choices.ts'

const wide = { gridColumn: '1 / -1', mb: 1 }

/** The product's status, with those that may follow it. */
export function StatusInput() {
  const from = Number(useRecordContext()?.['status'] ?? 0)
  const offered = [from, ...nextStatuses(from)]
  return (
    <>
      <NotReady />
      <RequiredSelect
        source="status"
        choices={statusChoices().filter(({ id }) => offered.includes(id))}
      />
    </>
  )
}

/** What the product lacks before it can be activated. */
function NotReady() {
  const typed = useWatch() as Values
  const reasons = notReadyReasons(readyProduct(typed))
  if (reasons.length === 0) return null
  return (
    <Alert
      severity={Number(typed['status']) === activated ? 'error' : 'info'}
      variant="outlined"
      sx={wide}
    >
      {m.backoffice_product_not_ready()}
      {reasons.map((reason) => (
        <div key={reason}>{ruleSentence(`notReady.${reason}`)}</div>
      ))}
    </Alert>
  )
}
