/** A stored size, weight or load of a product; absent or null when unknown. */
export type StoredFigure = number | null | undefined
