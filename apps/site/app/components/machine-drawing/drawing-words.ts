import type { DrawingNote, FigureKey } from '@minikran/domain/machine-drawing/machine-figures'
import type { Figure, ViewName } from '@minikran/domain/machine-drawing/shapes'

/** The words of a drawing in the reader's language; the drawing itself speaks figures and keys. */
export type DrawingWords = {
  /** The machine's name, as in the title block. */
  title: string
  views: Record<ViewName, string>
  figures: Record<FigureKey, string>
  notes: Record<DrawingNote, string>
  /** Said for a figure that is not known. */
  unknown: string
  /** Names the table that holds the same figures. */
  tableCaption: string
  /** What a square of the grid stands for. */
  gridScale: string
  figure: (figure: Figure) => string
}
