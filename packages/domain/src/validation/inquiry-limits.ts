/** How many machines one inquiry may be about (docs/inquiries.md). */
export const mostLines = 20
/** Longest comment on one of them. */
export const longestComment = 500
