import { parseLocalDate, parseLocalTime } from '@minikran/domain/primitives/local-date'
import { type BrokenRules, type FieldFault, faultsAt } from '../forms/faults.ts'
import { type InquiryField, type InquiryValues, inquiryFields } from './inquiry-values.ts'

const joined = { pickup_at: 'pickup', return_at: 'return' } as const
const timeRules = ['step', 'early', 'late']

/**
 * Faults of a joined date and time go beside the half they are about; what belongs to no field
 * that is shown is said beside the sum.
 */
export function inquiryFaults(
  broken: BrokenRules,
  { values, city }: { values: InquiryValues; city: string | null },
): FieldFault<InquiryField>[] {
  const place = (name: string, rule: string): InquiryField[] =>
    name === 'pickup_at' || name === 'return_at' ? halvesOf(joined[name], rule, values) : ['sum']
  return faultsAt(broken, { fields: inquiryFields, place, city })
}

function halvesOf(side: 'pickup' | 'return', rule: string, values: InquiryValues): InquiryField[] {
  const date = `${side}_date` as const
  const time = `${side}_time` as const
  if (rule === 'required') return [date, time]
  if (rule !== 'format') return [timeRules.includes(rule) ? time : date]
  const faulty: InquiryField[] = []
  if (parseLocalDate(values[date].trim()) === null) faulty.push(date)
  if (parseLocalTime(values[time].trim()) === null) faulty.push(time)
  return faulty.length === 0 ? [date] : faulty
}
