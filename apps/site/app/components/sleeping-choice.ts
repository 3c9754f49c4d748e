import { sleepingPart } from './sleeping-part.tsx'

/** Tiles and dropdown are links and a form that work as such until somebody turns to them. */
export const categoryChoice = sleepingPart(
  async () => (await import('./category-choice.tsx')).CategoryChoice,
)
