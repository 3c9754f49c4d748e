import type { SizeBox } from './size-box.ts'

/**
 * The upper limits of the crane classes by load moment in tonne-metres; the last class has none. Above
 * 5 and 10 tonne-metres operators need other certificates.
 */
const classEnds = [2, 5, 10, 20, 40] as const

/** The class of cranes with this load moment. */
export function craneClass(momentTm: number): SizeBox {
  const index = classEnds.findIndex((end) => momentTm <= end)
  const at = index === -1 ? classEnds.length : index
  return { from: classEnds[at - 1] ?? 0, to: classEnds[at] ?? null }
}
