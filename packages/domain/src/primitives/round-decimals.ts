/** Rounds to six decimals, to remove floating-point errors; `+ 0` turns -0 into 0. */
export const roundDecimals = (value: number) => Math.round(value * 1e6) / 1e6 + 0

/** Rounds up to one decimal. */
export const upToTenth = (value: number) => Math.ceil(Math.round(value * 1e6) / 1e5) / 10
