import { island } from '../islands/island.tsx'

/** Tiles and dropdown are links and a form that work as such until somebody turns to them. */
export const categoryChoice = island(
  async () => (await import('./category-choice.tsx')).CategoryChoice,
)
