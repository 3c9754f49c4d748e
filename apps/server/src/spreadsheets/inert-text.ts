// Spreadsheets take a text that begins like this for a formula and run it; some also the wide signs.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
const madeInert = /^'+[=+\-@\t\r\n＝＋－＠]/

/** A text as a CSV cell that no spreadsheet takes for a formula. */
export const inertText = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text that was made inert; any other as it is. */
export const plainText = (cell: string): string => (madeInert.test(cell) ? cell.slice(1) : cell)
