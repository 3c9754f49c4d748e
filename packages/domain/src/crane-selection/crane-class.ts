import type { SizeBox } from './size-box.ts'

/**
 * The upper ends of the classes of cranes, by load moment in tonne-metres; the last class is open.
 * From 5 and 10 tonne-metres on an operator needs another competence.
 */
const classEnds = [2, 5, 10, 20, 40] as const

/** The class of cranes with a load moment of this many tonne-metres. */
export function craneClass(momentTm: number): SizeBox {
  const index = classEnds.findIndex((end) => momentTm <= end)
  const at = index === -1 ? classEnds.length : index
  return { from: classEnds[at - 1] ?? 0, to: classEnds[at] ?? null }
}
