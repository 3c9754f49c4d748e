/** A clearance for display, rounded down to the safe side. */
export const downToCm = (metres: number) => Math.floor(Math.round(metres * 1e6) / 1e4) / 100
