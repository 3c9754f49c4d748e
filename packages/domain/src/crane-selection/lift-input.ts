import { joinThousands } from '../primitives/join-thousands.ts'
import { type Lift, type LiftField, liftFields, liftMaxLengths } from './lift.ts'

export type LiftViolation =
  | { rule: 'required' }
  | { rule: 'maxLength'; max: number }
  | { rule: 'decimal' }
  | { rule: 'aboveZero' }
/** The violations of each invalid field. */
export type LiftErrors = Partial<Record<LiftField, LiftViolation[]>>
export type LiftResult = { ok: true; lift: Lift } | { ok: false; errors: LiftErrors }
export type DecimalResult =
  | { kind: 'number'; value: number }
  | { kind: 'empty' }
  | { kind: 'refused'; violation: LiftViolation }

// Digits with optional decimals: no sign, no exponent, no spaces.
const decimal = /^\d+(?:[.,]\d+)?$/

/** A number typed with decimal comma or dot, of at most `max` characters. */
export function readDecimal(raw: unknown, max: number): DecimalResult {
  if (raw === undefined || raw === null) return { kind: 'empty' }
  if (typeof raw !== 'string') return { kind: 'refused', violation: { rule: 'decimal' } }
  const text = raw.trim()
  if (text === '') return { kind: 'empty' }
  if (text.length > max) return { kind: 'refused', violation: { rule: 'maxLength', max } }
  if (!decimal.test(text)) return { kind: 'refused', violation: { rule: 'decimal' } }
  return { kind: 'number', value: Number(text.replace(',', '.')) }
}

const withUnit = /^(.*\d)\s*(m|kg|t)$/

/**
 * Reads a number with an optional unit: metres, or kilograms and tonnes. A weight may have spaces
 * between its thousands, as pages print it.
 */
function readMeasure(raw: unknown, field: LiftField): DecimalResult {
  const max = liftMaxLengths[field]
  const isWeight = field === 'weight'
  const typed = typeof raw === 'string' && isWeight ? joinThousands(raw.trim()) : raw
  const [, digits, unit] = typeof typed === 'string' ? (withUnit.exec(typed.trim()) ?? []) : []
  if (unit === undefined || (unit === 'm') === isWeight) return readDecimal(typed, max)
  if (unit !== 't') return readDecimal(digits, max)
  // Three characters fewer, so that the number in kilograms fits into the field.
  const read = readDecimal(digits, max - 3)
  return read.kind === 'number' ? { ...read, value: Number((read.value * 1000).toFixed(3)) } : read
}

function aboveZero(read: DecimalResult): number | LiftViolation {
  if (read.kind === 'empty') return { rule: 'required' }
  if (read.kind === 'refused') return read.violation
  return read.value > 0 ? read.value : { rule: 'aboveZero' }
}

/** Reads a number of a lift from an API call, without a unit. */
export const readLiftNumber = (raw: unknown, field: LiftField): number | LiftViolation =>
  aboveZero(readDecimal(raw, liftMaxLengths[field]))

/** Reads a typed number of a lift. */
export const readLiftField = (raw: unknown, field: LiftField): number | LiftViolation =>
  aboveZero(readMeasure(raw, field))

/** Reads the three typed numbers, which are all required and above 0. */
export function parseLift(input: Readonly<Record<string, unknown>>): LiftResult {
  const lift: Lift = { height: 0, radius: 0, weight: 0 }
  const errors: LiftErrors = {}
  for (const field of liftFields) {
    const read = readLiftField(input[field], field)
    if (typeof read === 'number') lift[field] = read
    else errors[field] = [read]
  }
  return Object.keys(errors).length === 0 ? { ok: true, lift } : { ok: false, errors }
}

// Zero cannot begin thousands, and four digits before the sign are no group of them.
const perhapsThousands = /^[1-9]\d{0,2}[.,]\d{3} *(?:kg)?$/

/**
 * Whether a typed number may mean thousands: "1,200" is 1.2 kg by its decimals, but 1,200 kg as English
 * pages print it.
 */
export const mayMeanThousands = (typed: string): boolean => perhapsThousands.test(typed.trim())

/** Slings, hook and lifter in kg: optional, empty means 0, zero is allowed. */
export function parseExtraWeight(raw: unknown): DecimalResult {
  const read = readMeasure(raw, 'weight')
  return read.kind === 'empty' ? { kind: 'number', value: 0 } : read
}
