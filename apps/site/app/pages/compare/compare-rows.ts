import type { ComparedFigure } from './compared-machines.ts'

/** One figure of all machines; `differs` when they do not all say the same. */
export type CompareRow = { label: string; texts: string[]; differs: boolean }

export function compareRows(machines: readonly { figures: ComparedFigure[] }[]): CompareRow[] {
  const [first] = machines
  if (first === undefined) return []
  return first.figures.map(({ label }, index) => {
    const texts = machines.map(({ figures }) => figures[index]?.text ?? '')
    return { label, texts, differs: new Set(texts).size > 1 }
  })
}
