/** A stored size, weight or load of a product; absent or null when unknown. */
export type StoredFigure = number | null | undefined

/** False for a stored 0, too, which stands for unknown: a width of 0 would fit every door. */
export function isKnown(figure: StoredFigure): figure is number {
  return typeof figure === 'number' && figure > 0
}

/** The figure; null when it is unknown. */
export const knownFigure = (figure: StoredFigure): number | null =>
  isKnown(figure) ? figure : null
