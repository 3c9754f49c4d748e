import type { Lift } from './lift.ts'
import { type LiftResult, parseLift } from './lift-input.ts'

// Typed numbers have at most 9 decimals; very small ones would be printed with an exponent.
function plain(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(9).replace(/0+$/, '') : text
}

/** `<height>_<radius>_<weight>` with a dot, the `q` of `/kranvaljare`. */
export function formatLiftQuery({ height, radius, weight }: Lift): string {
  return `${plain(height)}_${plain(radius)}_${plain(weight)}`
}

/** Parses `q`; missing parts are `required`, a fourth part makes the third invalid. */
export function parseLiftQuery(q: string): LiftResult {
  const [height, radius, ...rest] = q.split('_')
  return parseLift({ height, radius, weight: rest.join('_') })
}
