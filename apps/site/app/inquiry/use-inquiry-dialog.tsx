import type { CarriedLift } from '../crane-selection/lift-message.ts'
import { useFormDialog } from '../forms/use-form-dialog.tsx'
import type { AskedProduct } from './asked-product.ts'
import { inquiryAddress } from './inquiry-address.ts'

const load = async () => (await import('./inquiry-dialog.tsx')).InquiryDialog

/** The way from a machine to its inquiry, with the visitor's lift when there is one. */
export function useInquiryDialog(product: AskedProduct, lift: CarriedLift | null) {
  const address = inquiryAddress(product.slug)
  return useFormDialog({
    to: lift === null ? address : `${address}&${lift.query}`,
    load,
    props: { product, lift },
  })
}
