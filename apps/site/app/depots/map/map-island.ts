import { island } from '../../islands/island.tsx'

/** The map's drawing is all that most visitors look at; its script comes when it is touched. */
export const depotMap = island(async () => (await import('./depot-map.tsx')).DepotMap)
