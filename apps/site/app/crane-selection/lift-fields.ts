/** The fields of the selector's form: the lift and the extra weight. */
export const liftFormFields = ['height', 'radius', 'weight', 'extra'] as const
export type LiftFormField = (typeof liftFormFields)[number]

/** The names of the fields in an address. */
export const liftFieldNames = {
  height: 'h',
  radius: 'r',
  weight: 'w',
  extra: 'extra',
} as const satisfies Record<LiftFormField, string>
