import { sleepingPart } from '../sleeping-part.tsx'

/** The map's drawing is all that most visitors look at; its script comes when it is touched. */
export const depotMap = sleepingPart(async () => (await import('./depot-map.tsx')).DepotMap)
