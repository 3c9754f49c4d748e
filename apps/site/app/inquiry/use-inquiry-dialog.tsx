import type { InquiryLift } from '../crane-selection/lift-message.ts'
import { useFormDialog } from '../forms/use-form-dialog.tsx'
import { inquiryAddress } from './inquiry-address.ts'
import type { InquiryProduct } from './inquiry-product.ts'

const load = async () => (await import('./inquiry-dialog.tsx')).InquiryDialog

/** The way from a machine to its inquiry, with the visitor's lift when there is one. */
export function useInquiryDialog(product: InquiryProduct, lift: InquiryLift | null) {
  const address = inquiryAddress(product.slug)
  return useFormDialog({
    to: lift === null ? address : `${address}&${lift.query}`,
    load,
    props: { product, lift },
  })
}
