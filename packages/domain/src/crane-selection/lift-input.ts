import { type Lift, type LiftField, liftFields, liftMaxLengths } from './lift.ts'

export type LiftViolation =
  | { rule: 'required' }
  | { rule: 'maxLength'; max: number }
  | { rule: 'decimal' }
  | { rule: 'aboveZero' }
/** Only faulty fields are there. */
export type LiftErrors = Partial<Record<LiftField, LiftViolation[]>>
export type LiftResult = { ok: true; lift: Lift } | { ok: false; errors: LiftErrors }
export type DecimalResult =
  | { kind: 'number'; value: number }
  | { kind: 'empty' }
  | { kind: 'refused'; violation: LiftViolation }

// Digits, then perhaps a comma or a dot with digits after it: no sign, no exponent, no spaces.
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

// What may stand after a number, and how many of the field's own unit it is.
const units: Record<LiftField, ReadonlyMap<string, number>> = {
  height: new Map([['m', 1]]),
  radius: new Map([['m', 1]]),
  weight: new Map([
    ['kg', 1],
    ['t', 1000],
  ]),
}
const withUnit = /^(.*\d)\s*([a-z]+)$/i

/** A number that its unit may follow: metres, or kilograms and tonnes. */
function readMeasure(raw: unknown, field: LiftField): DecimalResult {
  const max = liftMaxLengths[field]
  const [, digits, unit = ''] = typeof raw === 'string' ? (withUnit.exec(raw.trim()) ?? []) : []
  const factor = units[field].get(unit.toLowerCase())
  if (factor === undefined) return readDecimal(raw, max)
  const read = readDecimal(digits, max)
  if (read.kind !== 'number') return read
  // No more digits than were typed: 524288.2 t is 524288200 kg.
  const value = Number((read.value * factor).toPrecision(max))
  if (String(value).length > max) return { kind: 'refused', violation: { rule: 'maxLength', max } }
  return { kind: 'number', value }
}

function aboveZero(read: DecimalResult): number | LiftViolation {
  if (read.kind === 'empty') return { rule: 'required' }
  if (read.kind === 'refused') return read.violation
  return read.value > 0 ? read.value : { rule: 'aboveZero' }
}

/** One of the three numbers as a program sends it, without a unit; a violation when it is refused. */
export const readLiftNumber = (raw: unknown, field: LiftField): number | LiftViolation =>
  aboveZero(readDecimal(raw, liftMaxLengths[field]))

const minus = /^\s*[-−]/

/** One of the three numbers as people type it; a violation when it is refused. */
export function readLiftField(raw: unknown, field: LiftField): number | LiftViolation {
  if (typeof raw !== 'string' || !minus.test(raw)) return aboveZero(readMeasure(raw, field))
  const read = aboveZero(readMeasure(raw.replace(minus, ''), field))
  return typeof read === 'number' ? { rule: 'aboveZero' } : read
}

/** The three typed numbers, with decimal comma or dot: all required, above 0. */
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

/** Slings, hook and lifter in kg: optional, empty means 0, zero is allowed. */
export function parseExtraWeight(raw: unknown): DecimalResult {
  const read = readMeasure(raw, 'weight')
  return read.kind === 'empty' ? { kind: 'number', value: 0 } : read
}
