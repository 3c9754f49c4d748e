/** The value of a ticked box, as the summary of an unsent form shows it. */
export const ticked = '✓'
