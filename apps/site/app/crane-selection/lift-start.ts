import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type AddressedLift, defaultAsked, valuesOf } from './lift-values.ts'
import type { LiftStart } from './use-lift-form.ts'

/** What the selector's fields start from: the lift of the address, else the defaults. */
export function liftStart(addressed: AddressedLift, locale: Locale): LiftStart {
  if (addressed.kind === 'faulty') return { values: addressed.values, faults: addressed.faults }
  const asked = addressed.kind === 'lift' ? addressed.asked : defaultAsked
  return { values: valuesOf(asked, locale), faults: {} }
}
