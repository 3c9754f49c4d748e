import type { Lift } from './lift.ts'
import { type LiftResult, parseLift } from './lift-input.ts'

// Typed numbers have at most 9 decimals; only the tiniest print with an exponent.
function plain(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(9).replace(/0+$/, '') : text
}

/** `<height>_<radius>_<weight>` with a dot, the `q` of `/kranvaljare`. */
export function formatLiftQuery({ height, radius, weight }: Lift): string {
  return `${plain(height)}_${plain(radius)}_${plain(weight)}`
}

/** Reads `q`; missing parts are `required`, a fourth part makes the last one no decimal. */
export function parseLiftQuery(q: string): LiftResult {
  const [height, radius, ...rest] = q.split('_')
  return parseLift({ height, radius, weight: rest.join('_') })
}
