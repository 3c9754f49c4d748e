/** The statuses of a product; only an activated one is public. */
export const registration = 0
export const activated = 1
export const deactivated = 2
