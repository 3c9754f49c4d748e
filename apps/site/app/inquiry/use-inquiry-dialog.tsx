import type { LocalDate } from '@minikran/domain/primitives/local-date'
import type { InquiryLift } from '../crane-selection/lift-message.ts'
import { useFormDialog } from '../forms/use-form-dialog.tsx'
import { datesQuery, inquiryAddress, withQuery } from './inquiry-address.ts'
import type { InquiryProduct } from './inquiry-product.ts'

const load = async () => (await import('./inquiry-dialog.tsx')).InquiryDialog

/** What the visitor has already given; null where nothing is. */
type Given = { lift: InquiryLift | null; dates: { from: LocalDate; to: LocalDate } | null }

/** Opens the inquiry for a machine, with the visitor's lift and dates. */
export function useInquiryDialog(product: InquiryProduct, { lift, dates }: Given) {
  const address = withQuery(inquiryAddress(product.slug), lift?.query ?? '')
  const start = dates === null ? {} : { pickup_date: dates.from, return_date: dates.to }
  return useFormDialog({
    to: withQuery(address, dates === null ? '' : datesQuery(dates)),
    load,
    props: { product, lift, start },
  })
}
