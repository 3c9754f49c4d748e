import type { Locale } from '@minikran/domain/catalogue/product-path'
import { withExtraWeight } from '@minikran/domain/crane-selection/extra-weight'
import {
  defaultLift,
  type Lift,
  type LiftField,
  liftMaxLengths,
} from '@minikran/domain/crane-selection/lift'
import {
  type LiftViolation,
  parseExtraWeight,
  parseLift,
} from '@minikran/domain/crane-selection/lift-input'

/** The fields of the selector's form: the three numbers and what hangs on the hook besides. */
export const liftFormFields = ['height', 'radius', 'weight', 'extra'] as const
export type LiftFormField = (typeof liftFormFields)[number]

/** As the fields are named in an address that the plain form makes. */
export const liftFieldNames = {
  height: 'h',
  radius: 'r',
  weight: 'w',
  extra: 'extra',
} as const satisfies Record<LiftFormField, string>

/** What was typed, as typed. */
export type LiftValues = Record<LiftFormField, string>
export type LiftFaults = Partial<Record<LiftFormField, LiftViolation>>

/** The visitor's lift: `load` as typed and `extra` kg of slings and lifter, which the crane carries too. */
export type RequestedLift = { load: Lift; extra: number }
export type LiftCheck = { ok: true; requested: RequestedLift } | { ok: false; faults: LiftFaults }

export const defaultRequest: RequestedLift = { load: defaultLift, extra: 0 }

/** What the crane has to carry: the load with everything else on the hook. */
export function totalLift({ load, extra }: RequestedLift): Lift {
  return withExtraWeight(load, extra)
}

type Typed = { get: (name: string) => unknown }

const textIn = (form: Typed, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The typed texts of a form or of an address made by a plain form. */
export function readLiftValues(form: Typed): LiftValues {
  return {
    height: textIn(form, liftFieldNames.height),
    radius: textIn(form, liftFieldNames.radius),
    weight: textIn(form, liftFieldNames.weight),
    extra: textIn(form, liftFieldNames.extra),
  }
}

/** All three required, comma or dot, above zero. */
export function checkLift(values: LiftValues): LiftCheck {
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
  // Together they are one weight of the search, which is no longer than a typed one.
  if (plainNumber(totalLift(requested).weight).length > max) {
    return { ok: false, faults: { extra: { rule: 'maxLength', max } } }
  }
  return { ok: true, requested }
}

/** A typed number without exponent; nine decimals at most can be typed, so nothing is lost. */
export function plainNumber(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(9).replace(/0+$/, '') : text
}

/** A number as a field shows it, with the decimal sign of the language. */
export function numberInField(value: number, locale: Locale): string {
  const plain = plainNumber(value)
  return locale === 'sv' ? plain.replace('.', ',') : plain
}

/** A lift as its fields show it, with the decimal sign of the language. */
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

/** The lift that an address asks for: `q`, or the fields of the plain form (`isTyped`). */
export function liftInAddress({ searchParams }: Pick<URL, 'searchParams'>): LiftInAddress {
  const q = searchParams.get('q')
  const isTyped = q === null
  if (isTyped && !searchParams.has(liftFieldNames.height)) return { kind: 'none' }
  const values = isTyped ? readLiftValues(searchParams) : valuesInQuery(q, searchParams)
  const check = checkLift(values)
  if (check.ok) return { kind: 'lift', requested: check.requested, isTyped }
  return { kind: 'faulty', values, faults: check.faults }
}

// The rest as the weight: a fourth part makes it no number, as the rules of the address say.
function valuesInQuery(q: string, searchParams: URLSearchParams): LiftValues {
  const [height = '', radius = '', ...rest] = q.split('_')
  const extra = searchParams.get(liftFieldNames.extra) ?? ''
  return { height, radius, weight: rest.join('_'), extra }
}
