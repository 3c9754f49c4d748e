import { defaultLift } from '@minikran/domain/crane-selection/lift'
import { liftFormFields } from './lift-fields.ts'
import { checkLift, type LiftValues, type RequestedLift } from './lift-values.ts'

/** The typed lift; what is missing or faulty has its default. */
export function liftOrDefaults(values: LiftValues): RequestedLift {
  const check = checkLift(values)
  if (check.ok) return check.requested
  const { height, radius, weight } = defaultLift
  const defaults = { height: `${height}`, radius: `${radius}`, weight: `${weight}`, extra: '' }
  const faulty = liftFormFields.filter((field) => check.faults[field] !== undefined)
  const mended = Object.fromEntries(faulty.map((field) => [field, defaults[field]]))
  return liftOrDefaults({ ...values, ...mended })
}
