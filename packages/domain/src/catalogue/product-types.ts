export const rental = 0
export const practicalTraining = 3
export const webTraining = 4

/** For rent, for sale, and on offer. */
export const machineTypes = [rental, 1, 2] as const
/** Customers register for courses, and courses belong to a depot. */
export const courseTypes = [practicalTraining, webTraining] as const

export type ProductType = (typeof machineTypes | typeof courseTypes)[number]

export const isCourse = (type: number) => type === practicalTraining || type === webTraining
