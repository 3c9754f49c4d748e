// Spreadsheets take a text that begins like this for a formula and run it.
const formula = /^'*[=+\-@\t\r]/
const madeInert = /^'+[=+\-@\t\r]/

/** A text as a CSV cell that no spreadsheet takes for a formula (research/reliability). */
export const inertText = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text that was made inert; any other as it is. */
export const plainText = (cell: string): string => (madeInert.test(cell) ? cell.slice(1) : cell)
