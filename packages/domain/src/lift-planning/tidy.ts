/** Sums of decimals must not end in …0000001. */
export const tidy = (value: number) => Math.round(value * 1e6) / 1e6 + 0

/** A clearance as it is shown: rounded down, so that it never flatters. */
export const downToCm = (metres: number) => Math.floor(Math.round(metres * 1e6) / 1e4) / 100
