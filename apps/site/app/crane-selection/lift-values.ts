import type { Locale } from '@minikran/domain/catalogue/product-path'
import { withExtraWeight } from '@minikran/domain/crane-selection/extra-weight'
import {
  defaultLift,
  type Lift,
  type LiftField,
  liftFields,
  liftMaxLengths,
} from '@minikran/domain/crane-selection/lift'
import {
  type LiftViolation,
  mayMeanThousands,
  parseExtraWeight,
  parseLift,
} from '@minikran/domain/crane-selection/lift-input'
import { typedFields } from '../components/typed-fields.ts'
import { type LiftFormField, liftFieldNames } from './lift-fields.ts'
import { plainNumber } from './plain-number.ts'

/** The texts of the fields. */
export type LiftValues = Record<LiftFormField, string>
export type LiftFaults = Partial<Record<LiftFormField, LiftViolation>>

/** The visitor's lift: `load` as typed and `extra` kg of slings and lifter. */
export type RequestedLift = { load: Lift; extra: number }
type LiftCheck = { ok: true; requested: RequestedLift } | { ok: false; faults: LiftFaults }

export const defaultRequest: RequestedLift = { load: defaultLift, extra: 0 }

/** The lift with the extra weight added to its weight. */
export function totalLift({ load, extra }: RequestedLift): Lift {
  return withExtraWeight(load, extra)
}

/** The texts of the fields of a form or query. */
export function readLiftValues(form: FormData | URLSearchParams): LiftValues {
  const { h, r, w, extra } = typedFields(Object.values(liftFieldNames), form)
  return { height: h, radius: r, weight: w, extra }
}

/**
 * All three are required, with comma or dot, above 0. A typed "1,200" kg is refused, since cranes for
 * 1.2 kg would be shown to somebody who means 1,200 kg.
 */
export function checkLift(values: LiftValues): LiftCheck {
  const faults: LiftFaults = {}
  for (const field of ['weight', 'extra'] as const) {
    if (mayMeanThousands(values[field])) faults[field] = { rule: 'decimal' }
  }
  const check = checkNumbers(values)
  if (Object.keys(faults).length === 0) return check
  return { ok: false, faults: { ...(check.ok ? {} : check.faults), ...faults } }
}

function checkNumbers(values: LiftValues): LiftCheck {
  const result = parseLift(values)
  const extra = parseExtraWeight(values.extra)
  const faults: LiftFaults = {}
  if (!result.ok) {
    for (const [field, [violation]] of Object.entries(result.errors)) {
      if (violation !== undefined) faults[field as LiftField] = violation
    }
  }
  if (extra.kind === 'refused') faults.extra = extra.violation
  if (!result.ok || extra.kind !== 'number') return { ok: false, faults }
  const requested = { load: result.lift, extra: extra.value }
  const max = liftMaxLengths.weight
  // The API takes their sum as one weight with the same length limit.
  if (plainNumber(totalLift(requested).weight).length > max) {
    return { ok: false, faults: { extra: { rule: 'maxLength', max } } }
  }
  return { ok: true, requested }
}

/** kg for the address of a plan, where three decimals, as in "11.775", might mean thousands. */
export function plainWeight(kg: number): string {
  const text = plainNumber(kg)
  return mayMeanThousands(text) ? `${text}0` : text
}

/** A number with the decimal sign of the language. */
export function numberInField(value: number, locale: Locale): string {
  return withDecimalSign(plainNumber(value), locale)
}

/** A typed number with the decimal sign of the language; other text as it is. */
export function withDecimalSign(typed: string, locale: Locale): string {
  if (!/^\d+[.,]\d+$/.test(typed)) return typed
  return typed.replace(/[.,]/, locale === 'sv' ? ',' : '.')
}

/** The texts of the fields for a lift, in the language of the page. */
export function valuesOf({ load, extra }: RequestedLift, locale: Locale): LiftValues {
  return {
    height: numberInField(load.height, locale),
    radius: numberInField(load.radius, locale),
    weight: numberInField(load.weight, locale),
    extra: extra === 0 ? '' : numberInField(extra, locale),
  }
}

export type LiftInAddress =
  | { kind: 'none' }
  | { kind: 'lift'; requested: RequestedLift; isTyped: boolean }
  | { kind: 'faulty'; values: LiftValues; faults: LiftFaults }

/** The lift in an address: `q`, or the fields of the plain form (`isTyped`). */
export function liftInAddress({ searchParams }: Pick<URL, 'searchParams'>): LiftInAddress {
  const q = searchParams.get('q')
  const isTyped = q === null
  const isAbsent = liftFields.every((field) => !searchParams.has(liftFieldNames[field]))
  if (isTyped && isAbsent) return { kind: 'none' }
  const values = isTyped ? readLiftValues(searchParams) : valuesInQuery(q, searchParams)
  // The site itself writes `q`, with a decimal dot.
  const check = isTyped ? checkLift(values) : checkNumbers(values)
  if (check.ok) return { kind: 'lift', requested: check.requested, isTyped }
  return { kind: 'faulty', values, faults: check.faults }
}

/** The lift of an address; null when it names none, or an invalid one. */
export function requestedIn(url: Pick<URL, 'searchParams'>): RequestedLift | null {
  const addressed = liftInAddress(url)
  return addressed.kind === 'lift' ? addressed.requested : null
}

// Everything after the second `_` is the weight, so that a fourth part is an invalid number.
function valuesInQuery(q: string, searchParams: URLSearchParams): LiftValues {
  const [height = '', radius = '', ...rest] = q.split('_')
  const extra = searchParams.get(liftFieldNames.extra) ?? ''
  return { height, radius, weight: rest.join('_'), extra }
}
