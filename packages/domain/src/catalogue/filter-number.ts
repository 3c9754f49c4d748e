/** Digits, then perhaps a comma or a dot with digits after it (code 1 and 10). */
export const filterNumber = /^\d{1,7}(?:[.,]\d{1,3})?$/
