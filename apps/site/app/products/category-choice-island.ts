import { island } from '../islands/island.tsx'

/** Tiles and a form that work without script. */
export const categoryChoice = island(
  async () => (await import('./category-choice.tsx')).CategoryChoice,
)
