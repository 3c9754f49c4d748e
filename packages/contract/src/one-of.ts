import { z } from './z.ts'

/** One of these whole numbers; OpenAPI names only the first of a bare literal. */
export function oneOf<const Value extends number>(values: readonly Value[]) {
  return z.literal(values).openapi({ type: 'integer', enum: [...values] })
}
