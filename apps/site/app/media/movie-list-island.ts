import { island } from '../islands/island.tsx'

/** Movies as links to their files. */
export const movieList = island(async () => (await import('./movie-list.tsx')).MovieList)
