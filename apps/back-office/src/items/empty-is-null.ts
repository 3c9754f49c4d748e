/** Stores an empty text as null. */
export const emptyIsNull = (typed: string) => (typed === '' ? null : typed)
