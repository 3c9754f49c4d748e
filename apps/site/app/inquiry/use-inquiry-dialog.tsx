import type { InquiryLift } from '../crane-selection/lift-message.ts'
import { useFormDialog } from '../forms/use-form-dialog.tsx'
import { inquiryAddress } from './inquiry-address.ts'
import type { InquiryProduct } from './inquiry-product.ts'

const load = async () => (await import('./inquiry-dialog.tsx')).InquiryDialog

/** Opens the inquiry for a machine, with the visitor's lift. */
export function useInquiryDialog(product: InquiryProduct, lift: InquiryLift | null) {
  const address = inquiryAddress(product.slug)
  return useFormDialog({
    to: lift === null ? address : `${address}&${lift.query}`,
    load,
    props: { product, lift },
  })
}
