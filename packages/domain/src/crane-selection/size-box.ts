/** The upper ends of the boxes that searches are counted in; the last box is open. */
export const sizeEnds = {
  height: [5, 10, 15, 20, 30],
  radius: [5, 10, 15, 20, 30],
  weight: [100, 500, 1_000, 3_000, 10_000],
} as const

export type SizeName = keyof typeof sizeEnds
/** Above `from` and up to `to`; null is without an end. */
export type SizeBox = { from: number; to: number | null }

/** The boxes of a size, from the smallest. */
export function sizeBoxes(name: SizeName): SizeBox[] {
  const ends: readonly number[] = sizeEnds[name]
  return [...ends, null].map((to, index) => ({ from: ends[index - 1] ?? 0, to }))
}

/** How strongly a number of searches is coloured beside the largest: 0 is none, 4 the strongest. */
export function heatOf(number: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (number <= 0 || most <= 0) return 0
  return Math.min(4, Math.max(1, Math.ceil((number / most) * 4))) as 1 | 2 | 3 | 4
}
