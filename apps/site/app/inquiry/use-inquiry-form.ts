import { shownPriceType } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import type { FormSetting } from '../forms/form-state.ts'
import { clearPictures } from '../forms/pictures/picture-list.ts'
import { priceTypeIn } from '../forms/price-type-in.ts'
import { useCaseForm } from '../forms/use-case-form.ts'
import { browserApi } from '../page-data/browser-api.ts'
import { useSettings } from '../preferences/use-settings.ts'
import { addLiftToMessage } from './add-lift-to-message.ts'
import { chooseDepot } from './choose-depot.ts'
import type { DepotOption } from './depot-option.ts'
import { plannedInquiryAddress } from './inquiry-address.ts'
import { summaryLabel } from './inquiry-labels.ts'
import type { InquiryProduct } from './inquiry-product.ts'
import { type InquiryField, type InquiryValues, inquiryFields } from './inquiry-values.ts'
import { useDateFeedback } from './use-date-feedback.ts'

export type InquiryFormOptions = FormSetting<InquiryField> & {
  /** The requested machines, first one first; none for a general inquiry. */
  products: readonly InquiryProduct[]
  depots: DepotOption[]
  /** The query of the lift plan to send. */
  plan: string | null
}

/** The state of the inquiry form. */
export function useInquiryForm({ products, depots, plan, onSent, ...setting }: InquiryFormOptions) {
  const { priceType } = useSettings()
  const { updateDateFeedback, ...answers } = useDateFeedback({ depots, products })
  const slugs = products.map(({ slug }) => slug)
  const form = useCaseForm({
    ...setting,
    kind: 'inquiry',
    name: 'inquiry',
    fields: inquiryFields(slugs),
    path: plannedInquiryAddress(slugs, plan),
    about: products.map(({ title }) => title.text).join(', '),
    labelOf: (field) => summaryLabel(field, products),
    loadForm: async (values: InquiryValues) => {
      const { inquiryCase } = await import('./inquiry-case.ts')
      return inquiryCase({
        api: browserApi(),
        products,
        plan,
        // Without VAT until somebody chooses a price type.
        priceType: priceTypeIn(values.price_type) || shownPriceType(priceType),
        city: depots.find(({ id }) => String(id) === values.depot_id)?.city ?? null,
      })
    },
    sentNotice: ({ case_number }) => m.inquiry_sent_notice({ number: case_number }),
    onValues: updateDateFeedback,
    onRestored(restored, draft) {
      addLiftToMessage(restored, draft)
      chooseDepot(restored, draft, depots)
    },
    onSent(sent) {
      clearPictures('inquiry')
      // Sent machines leave the inquiry list.
      void import('./add-to-list.ts').then(({ takeFromList }) => takeFromList(slugs))
      onSent(sent)
    },
  })
  return { ...form, ...answers }
}
