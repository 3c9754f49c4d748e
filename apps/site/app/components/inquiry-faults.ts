import { parseLocalDate, parseLocalTime } from '@minikran/domain/primitives/local-date'
import { type BrokenRule, ruleSentence } from './inquiry-rule-sentences.ts'
import { type InquiryField, type InquiryValues, inquiryFields } from './inquiry-values.ts'

/** One sentence beside one field, in the order of the form. */
export type InquiryFault = { field: InquiryField; sentence: string }

type Broken = Record<string, readonly (BrokenRule | string)[] | undefined>

const joined = { pickup_at: 'pickup', return_at: 'return' } as const
const timeRules = ['step', 'early', 'late']

/**
 * The faults of the browser's check or of the API's refusal as sentences: the first of each field.
 * Faults of a joined date and time go beside the half they are about; what belongs to no field
 * that is shown is said beside the sum.
 */
export function inquiryFaults(
  errors: Broken,
  { values, city }: { values: InquiryValues; city: string | null },
): InquiryFault[] {
  const byField = new Map<InquiryField, string>()
  for (const [name, list] of Object.entries(errors)) {
    const [first] = list ?? []
    if (first === undefined) continue
    const broken = typeof first === 'string' ? { rule: first } : first
    for (const field of fieldsOf(name, broken.rule, values)) {
      byField.set(field, ruleSentence(broken, { field, city }))
    }
  }
  return inquiryFields.flatMap((field) => {
    const sentence = byField.get(field)
    return sentence === undefined ? [] : [{ field, sentence }]
  })
}

function fieldsOf(name: string, rule: string, values: InquiryValues): InquiryField[] {
  if (name === 'pickup_at' || name === 'return_at') return halvesOf(joined[name], rule, values)
  return [inquiryFields.find((field) => field === name) ?? 'sum']
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
