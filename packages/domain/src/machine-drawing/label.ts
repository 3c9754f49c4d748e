import type { Figure } from './shapes.ts'

/** Text height in view units; the site may set it smaller on wide screens, never larger. */
export const textSize = 13
// In the typeface of the site figures are 0.6 em and m 0.88 em wide, space and comma a third:
// counted like this, "770 mm" is a little wider than it is set.
const signWidth = 0.66

const unitTexts = { m: ' m', mm: ' mm', kg: ' kg', deg: '°' } as const

/** The label's text, at its longest in any language. */
export function labelText({ value, unit }: Figure): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.')
  const grouped = whole.length > 3 ? `${whole.slice(0, -3)} ${whole.slice(-3)}` : whole
  const number = decimals === undefined ? grouped : `${grouped},${decimals}`
  return `${number}${unit === null ? '' : unitTexts[unit]}`
}

/** Estimated width in metres on a sheet where a view unit is `unitM` metres. */
export function labelWidth(figure: Figure, unitM: number): number {
  return labelText(figure).length * signWidth * textSize * unitM
}
