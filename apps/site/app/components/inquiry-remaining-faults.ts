import { checkInquiry, type InquiryCheckContext } from './inquiry-check.ts'
import type { InquiryFault } from './inquiry-faults.ts'
import type { InquiryField, InquiryValues } from './inquiry-values.ts'

type Context = InquiryCheckContext & {
  /** What the form held when the faults were found, and what it holds now. */
  judged: InquiryValues
  values: InquiryValues
}

// Hours depend on the depot, and a return on its pickup.
const pickup = ['depot_id', 'pickup_date', 'pickup_time'] as const
const dependsOn: Partial<Record<InquiryField, readonly InquiryField[]>> = {
  pickup_date: pickup,
  pickup_time: pickup,
  return_date: [...pickup, 'return_date', 'return_time'],
  return_time: [...pickup, 'return_date', 'return_time'],
}

/**
 * The faults that still hold after typing: one whose fields changed stays only if the form's own
 * check finds it again, and then says what is wrong now.
 */
export function remainingFaults(faults: InquiryFault[], context: Context): InquiryFault[] {
  const { judged, values } = context
  const isChanged = (field: InquiryField) => values[field] !== judged[field]
  if (!faults.some(({ field }) => (dependsOn[field] ?? [field]).some(isChanged))) return faults
  const found = checkInquiry(values, context)
  return faults.flatMap((fault) => {
    if (!(dependsOn[fault.field] ?? [fault.field]).some(isChanged)) return [fault]
    return found.filter(({ field }) => field === fault.field)
  })
}
