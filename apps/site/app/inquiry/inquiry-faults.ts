import { parseLocalDate, parseLocalTime } from '@minikran/domain/primitives/local-date'
import { type BrokenRules, type FieldFault, faultsAt } from '../forms/faults.ts'
import { ruleSentence } from '../forms/rule-sentences.ts'
import {
  type InquiryField,
  type InquiryValues,
  inquiryFields,
  type LineField,
  lineName,
  type OwnField,
  timesOf,
} from './inquiry-values.ts'

const sides = { pickup_at: 'pickup', return_at: 'return' } as const
const timeRules = ['step', 'early', 'late']
const ownTimes = ['return_date', 'return_time', 'pickup_date', 'pickup_time'] as const
const ofLine = /^lines\.(\d+)\.(\w+)$/

type Options = { values: InquiryValues; slugs: readonly string[]; city: string | null }

/**
 * Moves errors of a joined date and time to the field they are about; a machine's own field if it
 * is filled. Errors without a visible field go beside the sum question.
 */
export function inquiryFaults(
  broken: BrokenRules,
  { values, slugs, city }: Options,
): FieldFault<InquiryField>[] {
  const place = (name: string, rule: string): InquiryField[] => {
    const [, index = '0', field = name] = ofLine.exec(name) ?? []
    const slug = slugs[Number(index)] ?? ''
    if (field === 'comment') return [lineName(slug, 'comment')]
    const side = isSide(field) ? sides[field] : null
    return side === null ? ['sum'] : halvesOf({ values, slug, side }, rule)
  }
  const faults = faultsAt(broken, { fields: inquiryFields(slugs), place, city })
  return faults.map((fault) => (isEmptyHalf(fault.field, values) ? asMissing(fault) : fault))
}

// The other half is filled in, which the rule calls a wrong format.
const isEmptyHalf = (field: InquiryField, values: InquiryValues) =>
  /_(date|time)$/.test(field) && (values[field] ?? '').trim() === ''

const asMissing = (fault: FieldFault<InquiryField>): FieldFault<InquiryField> => ({
  ...fault,
  sentence: ruleSentence({ rule: 'required' }, { field: fault.field, city: null }),
  isMissing: true,
})

const isSide = (name: string): name is keyof typeof sides => Object.hasOwn(sides, name)

type Half = { values: InquiryValues; slug: string; side: 'pickup' | 'return' }

function halvesOf({ values, slug, side }: Half, rule: string): InquiryField[] {
  const isTyped = (own: InquiryField) => (values[own] ?? '').trim() !== ''
  const shown = (field: LineField & OwnField): InquiryField => {
    const own = lineName(slug, field)
    return isTyped(own) ? own : field
  }
  // The common times may be right for the other machines.
  if (rule === 'beforePickup') {
    const own = ownTimes.map((field) => lineName(slug, field)).find(isTyped)
    return [own ?? 'return_date']
  }
  const date = shown(`${side}_date`)
  const time = shown(`${side}_time`)
  if (rule === 'required') return [date, time]
  if (rule !== 'format') return [timeRules.includes(rule) ? time : date]
  const typed = timesOf(values, slug)[side]
  const faulty: InquiryField[] = []
  if (parseLocalDate(typed.date) === null) faulty.push(date)
  if (parseLocalTime(typed.time) === null) faulty.push(time)
  return faulty.length === 0 ? [date] : faulty
}
