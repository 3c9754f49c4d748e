import { type FormErrors, validateForm } from './form.ts'
import { longestComment } from './inquiry-limits.ts'
import { readId } from './read-id.ts'
import { type RentTimes, type TimesContext, validateRentTimes } from './rent-times.ts'
import { manyLines, maxLength, type RuleViolation } from './rules.ts'

/** One machine as it came; anything may be in it. */
export type LineInput = Readonly<
  Partial<Record<'prod_id' | 'pickup_at' | 'return_at' | 'comment', unknown>>
>
export type LinesInput = LineInput & { readonly lines?: unknown }

/** One machine of an inquiry, valid and trimmed; without a product the inquiry is a general one. */
export type InquiryLine = RentTimes & { prod_id: number | null; comment: string | null }

/** A machine as it was asked about, and what the names of its faults begin with. */
export type AskedLine = { input: LineInput; prefix: string }

/**
 * Every machine that a body asks about, in order, none twice. The documented fields describe the
 * first of `lines`, or a machine before them when they name another; a line without a pickup or
 * return of its own has theirs. Faults of the first have the documented names.
 */
export function askedLines(input: LinesInput): AskedLine[] {
  const { prod_id, pickup_at, return_at } = input
  const documented: AskedLine = { input: { prod_id, pickup_at, return_at }, prefix: '' }
  const [first, ...others] = linesIn(input).map((line, index) => ({
    input: {
      ...line,
      pickup_at: isAbsent(line.pickup_at) ? pickup_at : line.pickup_at,
      return_at: isAbsent(line.return_at) ? return_at : line.return_at,
    },
    prefix: `lines.${index}.`,
  }))
  if (first === undefined) return [documented]
  const isFirst = isAbsent(prod_id) || isSameItem(first.input.prod_id, prod_id)
  return isFirst ? [{ ...first, prefix: '' }, ...others] : [documented, first, ...others]
}

/** The rules of one machine, the same for each. */
export function validateLine(
  { input, prefix }: AskedLine,
  context: TimesContext,
): { line: InquiryLine | null; errors: FormErrors } {
  const { times, errors: ofTimes } = validateRentTimes(input, context)
  const text = validateForm(commentField, input)
  const product = readId(input.prod_id)
  const isGeneral = prefix === '' && isAbsent(input.prod_id)
  const found: Record<string, RuleViolation[] | undefined> = {
    ...ofTimes,
    ...(text.ok ? {} : text.errors),
    ...(typeof product !== 'number' && !isGeneral && { prod_id: [product] }),
  }
  const errors: FormErrors = {}
  for (const [field, violations] of Object.entries(found)) {
    if (violations !== undefined) errors[nameOf(field, prefix)] = violations
  }
  if (times === null || !text.ok) return { line: null, errors }
  const { comment } = text.values
  const prod_id = typeof product === 'number' ? product : null
  return { line: { prod_id, ...times, comment: comment ?? null }, errors }
}

const commentField = {
  comment: { required: false, rules: [manyLines, maxLength(longestComment)] },
}

// The documented fields have no comment: the first machine's lies in `lines`.
function nameOf(field: string, prefix: string): string {
  return prefix === '' && field === 'comment' ? 'lines.0.comment' : `${prefix}${field}`
}

function linesIn({ lines }: LinesInput): LineInput[] {
  const isLine = (line: unknown): line is LineInput => typeof line === 'object' && line !== null
  return Array.isArray(lines) ? lines.filter(isLine) : []
}

// One of the two may be text.
function isSameItem(a: unknown, b: unknown): boolean {
  const id = readId(a)
  return typeof id === 'number' && id === readId(b)
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
