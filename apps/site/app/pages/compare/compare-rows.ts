import type { ComparedFigure } from './compared-machines.ts'

/** A figure of all machines; `differs` when the values are not all the same. */
export type CompareRow = { label: string; texts: string[]; differs: boolean }

export function compareRows(machines: readonly { figures: ComparedFigure[] }[]): CompareRow[] {
  const [first] = machines
  if (first === undefined) return []
  return first.figures.map(({ label }, index) => {
    const texts = machines.map(({ figures }) => figures[index]?.text ?? '')
    return { label, texts, differs: new Set(texts).size > 1 }
  })
}
