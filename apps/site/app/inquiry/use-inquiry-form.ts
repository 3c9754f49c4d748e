import { shownPriceType } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import type { FormSetting } from '../forms/form-state.ts'
import { clearPictures } from '../forms/pictures/picture-list.ts'
import { useCaseForm } from '../forms/use-case-form.ts'
import { browserApi } from '../page-data/browser-api.ts'
import { useSettings } from '../preferences/use-settings.ts'
import type { AskedProduct } from './asked-product.ts'
import { bringLift } from './bring-lift.ts'
import type { DepotToChoose } from './depot-to-choose.ts'
import { type InquiryField, type InquiryValues, inquiryFields } from './inquiry-values.ts'
import { useDayOffers } from './use-day-offers.ts'

export type InquiryFormOptions = FormSetting<InquiryField> & {
  product: AskedProduct | null
  depots: DepotToChoose[]
}

/** The inquiry's form in the browser: what all forms do, and the depot's hours beside its dates. */
export function useInquiryForm({ product, depots, ...setting }: InquiryFormOptions) {
  const { priceType } = useSettings()
  const { offers, offerDays } = useDayOffers(depots)
  const form = useCaseForm({
    ...setting,
    onSent: (sent) => {
      clearPictures()
      setting.onSent(sent)
    },
    name: 'inquiry',
    fields: inquiryFields,
    loadForm: async (values: InquiryValues) => {
      const { inquiryCase } = await import('./inquiry-case.ts')
      return inquiryCase({
        api: browserApi(),
        product,
        // Reading 9: forced to 2 until a person chooses.
        priceType: shownPriceType(priceType),
        city: depots.find(({ id }) => String(id) === values.depot_id)?.city ?? null,
      })
    },
    sentNotice: ({ case_number }) => m.inquiry_sent_notice({ number: case_number }),
    onValues: offerDays,
    onRestored: bringLift,
  })
  return { ...form, offers }
}
