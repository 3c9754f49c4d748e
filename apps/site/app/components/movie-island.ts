import { island } from './island.tsx'

/** Movies as links to their files, until somebody turns to them. */
export const movieList = island(async () => (await import('./movie-list.tsx')).MovieList)
