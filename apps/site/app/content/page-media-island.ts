import { island } from '../islands/island.tsx'

/** Most pages have no media, and load no script for them. */
export const pageMedia = island(async () => (await import('./page-media.tsx')).PageMedia)
