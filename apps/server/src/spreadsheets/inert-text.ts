// Spreadsheets run a text that begins like this as a formula, some also with full-width characters.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
const madeInert = /^'+[=+\-@\t\r\n＝＋－＠]/

/** A text as a CSV cell that no spreadsheet runs as a formula. */
export const inertText = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** Reverts `inertText`; any other text is unchanged. */
export const plainText = (cell: string): string => (madeInert.test(cell) ? cell.slice(1) : cell)
