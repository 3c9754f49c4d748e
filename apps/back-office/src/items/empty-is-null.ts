/** How a field without a text is kept: an empty one counts as absent. */
export const emptyIsNull = (typed: string) => (typed === '' ? null : typed)
