import { sleepingPart } from './sleeping-part.tsx'

/** Movies as links to their files, until somebody turns to them. */
export const movieList = sleepingPart(async () => (await import('./movie-list.tsx')).MovieList)
