import { z } from './z.ts'

/** A whole number in a query: plain digits only, so no sign, exponent, blank or hexadecimal. */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^[0-9]{1,10}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .openapi({ type: 'integer', minimum: min, maximum: max })
}

/** `wholeNumber` with a default, used for an absent and for an empty value (`?page=`). */
export function wholeNumberOr(usual: number, [min, max]: readonly [number, number]) {
  return z
    .string()
    .regex(/^[0-9]{0,10}$/)
    .transform((text) => (text === '' ? usual : Number(text)))
    .pipe(z.int().min(min).max(max))
    .default(usual)
    .openapi({ type: 'integer', minimum: min, maximum: max, default: usual })
}
