/** Longest texts, for the `maxlength` of inputs. */
export const serviceMaxLengths = { make: 60, model: 60, serial_number: 60 } as const
