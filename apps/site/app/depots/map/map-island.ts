import { island } from '../../islands/island.tsx'

/** Lazy, since most visitors only look at the drawing. */
export const depotMap = island(async () => (await import('./depot-map.tsx')).DepotMap)
