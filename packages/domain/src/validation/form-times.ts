/** Nobody fills in a form of the website faster than this: an answer that comes earlier is a program's. */
export const leastFormTimeMs = 2_000
