/** Practical and web training. */
export const courseTypes = [3, 4]

/** For rent, for sale, and on offer. */
export const machineTypes = [0, 1, 2]
