import { parseExtraWeight } from '@minikran/domain/crane-selection/lift-input'

/** A number as a field holds it: comma or dot, no sign. */
export type TypedNumber =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'refused' }

/** A typed measure from 0 up; an empty field is no measure. */
export function typedNumber(typed: string): TypedNumber {
  if (typed.trim() === '') return { kind: 'empty' }
  const read = parseExtraWeight(typed)
  return read.kind === 'number' ? read : { kind: 'refused' }
}

/** The same for what cannot be nought: a door, a slope, a floor. */
export function typedAboveZero(typed: string): TypedNumber {
  const read = typedNumber(typed)
  return read.kind === 'number' && read.value === 0 ? { kind: 'refused' } : read
}
