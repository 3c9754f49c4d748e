import { type LiftViolation, mayMeanThousands, readDecimal } from '../crane-selection/lift-input.ts'
import { joinThousands } from '../primitives/join-thousands.ts'
import {
  type PlanField,
  type PlanQuestion,
  type PlanValues,
  passageFields,
  planFieldNames,
  planFields,
  planMaxLengths,
  planQuestions,
  requiredFields,
} from './plan-fields.ts'

export type PlanViolation =
  | LiftViolation
  | { rule: 'min'; min: number }
  | { rule: 'max'; max: number }
  | { rule: 'format' }
  | { rule: 'aboveSill'; sill: number }
  | { rule: 'withinRadius'; radius: number }
/** The violation of each invalid field. */
export type PlanErrors = Partial<Record<PlanField, PlanViolation>>
export type PlanResult = { ok: true; values: PlanValues } | { ok: false; errors: PlanErrors }
type Read = { value: number | string } | { violation: PlanViolation } | null

/** The filled-in fields in a plan's URL, numbers without the spaces between their thousands. */
export function typedPlan(query: { get: (name: string) => string | null }): Record<string, string> {
  const filled = planFieldNames
    .map((name) => {
      const text = (query.get(name) ?? '').trim()
      return [name, planFields[name].kind === 'number' ? joinThousands(text) : text] as const
    })
    .filter(([, text]) => text !== '')
  return Object.fromEntries(filled)
}

/** Validates the parameters of a plan; empty ones count as absent, unknown ones are ignored. */
export function readPlan(typed: { readonly [Field in PlanField]?: unknown }): PlanResult {
  const values: Partial<Record<PlanField, number | string>> = {}
  const errors: PlanErrors = {}
  const passage = readField('passage', typed.passage)
  const isOpening = passage !== null && 'value' in passage
  const ignored: readonly PlanField[] = passageFields[isOpening ? 'edge' : 'opening']
  for (const field of planFieldNames) {
    const read = readField(field, typed[field])
    if (read === null || (ignored.includes(field) && !isTooLong(read))) continue
    if ('value' in read) values[field] = read.value
    else errors[field] = read.violation
  }
  const isPresent = (field: PlanField) =>
    Object.hasOwn(values, field) || Object.hasOwn(errors, field)
  for (const field of neededFields(values, isPresent)) {
    if (!isPresent(field)) errors[field] = { rule: 'required' }
  }
  Object.assign(errors, openingErrors(values as Partial<PlanValues>))
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, values: values as PlanValues }
}

/**
 * Validates the texts of a plan's form or URL. A weight that may mean thousands, such as "12,500", is
 * refused as in the crane selector; API calls send numbers.
 */
export function readTypedPlan(typed: { readonly [Field in PlanField]?: string }): PlanResult {
  const read = readPlan(typed)
  const ambiguous = weightFields.filter((name) => mayMeanThousands(typed[name] ?? ''))
  if (ambiguous.length === 0) return read
  const errors = Object.fromEntries(ambiguous.map((name) => [name, { rule: 'decimal' }]))
  return { ok: false, errors: { ...(read.ok ? {} : read.errors), ...errors } }
}

const weightFields = planFieldNames.filter((name) => {
  const field = planFields[name]
  return field.kind === 'number' && field.unit === 'kg'
})

/** Longer than the form allows; refused also in ignored fields. */
const isTooLong = (read: NonNullable<Read>) =>
  'violation' in read && read.violation.rule === 'maxLength'

/** The opening's top has to be above its sill, and the crane outside. */
function openingErrors(values: Partial<PlanValues>): PlanErrors {
  const { radius, opening_sill: sill, opening_top: top, opening_depth: depth } = values
  const isLow = sill !== undefined && top !== undefined && top <= sill
  const isDeep = radius !== undefined && depth !== undefined && depth >= radius
  return {
    ...(isLow && { opening_top: { rule: 'aboveSill', sill } }),
    ...(isDeep && { opening_depth: { rule: 'withinRadius', radius } }),
  }
}

function neededFields(
  values: Partial<Record<PlanField, number | string>>,
  isPresent: (field: PlanField) => boolean,
): PlanField[] {
  const questions = Object.keys(planQuestions) as PlanQuestion[]
  const started = questions.filter((question) => planQuestions[question].some(isPresent))
  return [
    'height',
    'radius',
    'weight',
    ...started.flatMap((question) =>
      question === 'obstacle' && values.passage === 'opening'
        ? passageFields.opening
        : requiredFields[question],
    ),
    ...(values.ground === 'floor' ? (['floor_capacity'] as const) : []),
  ]
}

function readField(name: PlanField, raw: unknown): Read {
  const field = planFields[name]
  if (field.kind === 'number') return readNumber(raw, field)
  const text = typeof raw === 'string' ? raw.trim() : ''
  if (text === '') return null
  const max = planMaxLengths[field.kind]
  if (text.length > max) return { violation: { rule: 'maxLength', max } }
  if (field.kind === 'slug') return { value: text }
  const words: readonly string[] = field.words
  return words.includes(text) ? { value: text } : { violation: { rule: 'format' } }
}

type Limits = { min: number; max: number; orZero?: true }

function readNumber(raw: unknown, { min, max, orZero }: Limits): Read {
  const read = readDecimal(raw, planMaxLengths.number)
  if (read.kind === 'empty') return null
  if (read.kind === 'refused') return { violation: read.violation }
  const { value } = read
  if (value === 0 && orZero) return { value }
  if (value === 0 && min > 0) return { violation: { rule: 'aboveZero' } }
  if (value < min) return { violation: { rule: 'min', min } }
  if (value > max) return { violation: { rule: 'max', max } }
  return { value }
}
