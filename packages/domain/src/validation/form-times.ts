/** The shortest time in which a person fills in a form; a faster request counts as spam. */
export const leastFormTimeMs = 2_000
