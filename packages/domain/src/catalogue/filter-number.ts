/** A number with up to three decimals after a comma or a dot. */
export const filterNumber = /^\d{1,7}(?:[.,]\d{1,3})?$/
