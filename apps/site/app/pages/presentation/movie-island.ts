import { island } from '../../islands/island.tsx'

/** Movies as links to their files, until somebody turns to them. */
export const movieList = island(async () => (await import('../../media/movie-list.tsx')).MovieList)
