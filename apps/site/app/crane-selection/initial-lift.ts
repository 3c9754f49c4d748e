import type { Locale } from '@minikran/domain/catalogue/product-path'
import { defaultRequest, type LiftInAddress, valuesOf } from './lift-values.ts'
import type { InitialLift } from './use-lift-form.ts'

/** The first values of the selector: the lift of the address, otherwise the defaults. */
export function initialLift(addressed: LiftInAddress, locale: Locale): InitialLift {
  if (addressed.kind === 'faulty') return { values: addressed.values, faults: addressed.faults }
  const requested = addressed.kind === 'lift' ? addressed.requested : defaultRequest
  return { values: valuesOf(requested, locale), faults: {} }
}
