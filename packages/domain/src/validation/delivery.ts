import { parsePostalCode } from '../geography/postal-code.ts'
import { validateForm } from './form.ts'
import { postalCode, textLine } from './rules.ts'

/** Longest texts, for the `maxlength` of inputs. */
export const deliveryMaxLengths = { delivery_address: 120, delivery_zip: 10 } as const

export type DeliveryInput = Readonly<
  Partial<Record<'deliver' | 'delivery_address' | 'delivery_zip', unknown>>
>
/** Where the machines are delivered. */
export type Delivery = { address: string; zip: string }

const fields = {
  delivery_address: {
    required: true as const,
    rules: textLine(3, deliveryMaxLengths.delivery_address),
  },
  delivery_zip: { required: true as const, rules: [postalCode] },
}

/** Address and postal code are read, and required, only when `deliver` is true. */
export function validateDelivery(input: DeliveryInput) {
  if (input.deliver !== true) return { delivery: null, errors: {} }
  const form = validateForm(fields, input)
  if (!form.ok) return { delivery: null, errors: form.errors }
  const { delivery_address: address, delivery_zip } = form.values
  const delivery: Delivery = { address, zip: parsePostalCode(delivery_zip) ?? delivery_zip }
  return { delivery, errors: {} }
}
