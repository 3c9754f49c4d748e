import { liftMaxLengths } from '@minikran/domain/crane-selection/lift'
import { readDecimal } from '@minikran/domain/crane-selection/lift-input'

/** A number as typed: comma or dot, without sign. */
export type TypedNumber =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'refused' }

/** A typed number from 0; an empty field is no number. */
export function typedNumber(typed: string): TypedNumber {
  return readDecimal(typed, liftMaxLengths.weight)
}

/** A typed number above 0, such as the width of a door. */
export function typedAboveZero(typed: string): TypedNumber {
  const read = typedNumber(typed)
  return read.kind === 'number' && read.value === 0 ? { kind: 'refused' } : read
}
