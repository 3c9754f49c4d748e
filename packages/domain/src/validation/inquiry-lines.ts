import { type FormErrors, validateForm } from './form.ts'
import { longestComment, mostLines } from './inquiry-limits.ts'
import { readId } from './read-id.ts'
import { type RentTimes, type TimesContext, validateRentTimes } from './rent-times.ts'
import { manyLines, maxLength, type RuleViolation } from './rules.ts'

/** One machine before validation. */
export type LineInput = Readonly<
  Partial<Record<'prod_id' | 'pickup_at' | 'return_at' | 'comment', unknown>>
>
export type LinesInput = LineInput & { readonly lines?: unknown }

/** A valid machine of an inquiry; without a product it is a general inquiry. */
export type InquiryLine = RentTimes & { prod_id: number | null; comment: string | null }

/** A machine before validation, and the prefix of its fields in violations. */
export type SentLine = { input: LineInput; prefix: string }

/**
 * The machines of a request, in order. The top-level fields describe the first of `lines`, or a
 * machine before them when their product differs; a line without its own times has theirs. The first
 * machine has violations without a prefix. Lines above the limit are left out.
 */
export function sentLines(input: LinesInput): SentLine[] {
  const { prod_id, pickup_at, return_at } = input
  const topLevel: SentLine = { input: { prod_id, pickup_at, return_at }, prefix: '' }
  const [first, ...others] = linesIn(input)
    .slice(0, mostLines)
    .map((line, index) => ({
      input: {
        ...line,
        pickup_at: isAbsent(line.pickup_at) ? pickup_at : line.pickup_at,
        return_at: isAbsent(line.return_at) ? return_at : line.return_at,
      },
      prefix: `lines.${index}.`,
    }))
  if (first === undefined) return [topLevel]
  const isFirst = isAbsent(prod_id) || isSameItem(first.input.prod_id, prod_id)
  return isFirst ? [{ ...first, prefix: '' }, ...others] : [topLevel, first, ...others]
}

/** Whether `lines` is over the limit; a machine before them does not count. */
export const hasTooManyLines = (input: LinesInput): boolean => linesIn(input).length > mostLines

/** Validates one machine. */
export function validateLine(
  { input, prefix }: SentLine,
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
  const prod_id = typeof product === 'number' ? product : null
  return { line: { prod_id, ...times, ...text.values }, errors }
}

const commentField = {
  comment: { required: false, rules: [manyLines, maxLength(longestComment)] },
}

// There is no top-level comment: the first machine's is in `lines`.
function nameOf(field: string, prefix: string): string {
  return prefix === '' && field === 'comment' ? 'lines.0.comment' : `${prefix}${field}`
}

function linesIn({ lines }: LinesInput): LineInput[] {
  const isLine = (line: unknown): line is LineInput => typeof line === 'object' && line !== null
  return Array.isArray(lines) ? lines.filter(isLine) : []
}

// A form sends the id as text.
function isSameItem(a: unknown, b: unknown): boolean {
  const id = readId(a)
  return typeof id === 'number' && id === readId(b)
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
