/** The upper limits of the ranges by which searches are counted; the last has none. */
export const sizeEnds = {
  height: [5, 10, 15, 20, 30],
  radius: [5, 10, 15, 20, 30],
  weight: [100, 500, 1_000, 3_000, 10_000],
} as const

export type SizeName = keyof typeof sizeEnds
/** Above `from` and up to `to`; null: no upper limit. */
export type SizeBox = { from: number; to: number | null }

/** The ranges of a size, smallest first. */
export function sizeBoxes(name: SizeName): SizeBox[] {
  const ends: readonly number[] = sizeEnds[name]
  return [...ends, null].map((to, index) => ({ from: ends[index - 1] ?? 0, to }))
}

/** The heat-map level of a number of searches, from 0 for none to 4. */
export function heatOf(number: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (number <= 0 || most <= 0) return 0
  return Math.min(4, Math.max(1, Math.ceil((number / most) * 4))) as 1 | 2 | 3 | 4
}
