/** Sums of decimals must not end in …0000001. */
export const tidy = (value: number) => Math.round(value * 1e6) / 1e6 + 0
