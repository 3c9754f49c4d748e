import { z } from './z.ts'

/** One of these whole numbers: of a bare literal the description would name the first one alone. */
export function oneOf<const Value extends number>(values: readonly Value[]) {
  return z.literal(values).openapi({ type: 'integer', enum: [...values] })
}
