/** Stores an empty text as such; react-admin makes it null, which the API refuses for these fields. */
export const emptyStays = (typed: string) => typed
