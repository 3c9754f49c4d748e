/** The most `lines` of an inquiry (docs/inquiries.md). */
export const mostLines = 20
/** The longest comment on a machine. */
export const longestComment = 500
