import { shownPriceType } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import { useRef, useState } from 'react'
import { htmlWithLift, type InquiryLift, messageWithLift } from '../crane-selection/lift-message.ts'
import { browserForms } from '../forms/browser-forms.ts'
import type { Draft } from '../forms/draft.ts'
import type { FormSetting } from '../forms/form-state.ts'
import { clearPictures } from '../forms/pictures/picture-list.ts'
import { priceTypeIn } from '../forms/price-type-in.ts'
import { useCaseForm } from '../forms/use-case-form.ts'
import { useSettings } from '../preferences/use-settings.ts'
import { chooseDepot } from './choose-depot.ts'
import type { DateFeedback } from './date-feedback.ts'
import type { DepotOption } from './depot-option.ts'
import { plannedInquiryAddress } from './inquiry-address.ts'
import { summaryLabel } from './inquiry-labels.ts'
import { takeFromList } from './inquiry-list.ts'
import type { InquiryProduct } from './inquiry-product.ts'
import { type InquiryField, type InquiryValues, inquiryFields } from './inquiry-values.ts'

export type InquiryFormOptions = FormSetting<InquiryField> & {
  /** The requested machines, first one first; none for a general inquiry. */
  products: readonly InquiryProduct[]
  depots: DepotOption[]
  /** The query of the lift plan to send. */
  plan: string | null
  /** The lift of the crane selector, which the message begins with. */
  lift: InquiryLift | null
}

/** The state of the inquiry form. */
export function useInquiryForm(options: InquiryFormOptions) {
  const { products, depots, plan, lift, onSent, ...setting } = options
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
        forms: browserForms(),
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
      if (lift !== null) addLiftToMessage(restored, draft, lift.message)
      chooseDepot(restored, draft, depots)
    },
    onSent(sent) {
      clearPictures('inquiry')
      // Sent machines leave the inquiry list.
      takeFromList(slugs)
      onSent(sent)
    },
  })
  return { ...form, ...answers }
}

/** Puts the text of a restored draft below the crane selector's lift in the message. */
function addLiftToMessage(form: HTMLFormElement, draft: Draft | null, lift: string) {
  const control = form.elements.namedItem('inquiry_text')
  if (!(control instanceof HTMLTextAreaElement) || control.value !== lift) return
  control.value = messageWithLift(lift, draft?.values['inquiry_text'] ?? '')
  const html = form.elements.namedItem('inquiry_html')
  if (!(html instanceof HTMLInputElement) || html.value === '') return
  html.value = htmlWithLift(lift, html.value)
}

// Loaded at the first input: the rules of hours and prices, and the depot's hours. When it cannot be
// loaded, only the server checks the times.
const loadFeedback = () => import('./date-feedback.ts').catch(() => null)
const nothing: DateFeedback = { offers: null, isRefused: false, price: null }

type Options = { depots: readonly DepotOption[]; products: readonly InquiryProduct[] }

/** Hours and price for the dates while typing. */
function useDateFeedback(options: Options) {
  const [answers, setAnswers] = useState(nothing)
  const latest = useRef(0)
  const load = async (values: InquiryValues) => {
    latest.current += 1
    const turn = latest.current
    const found = await (await loadFeedback())?.dateFeedback(values, options)
    // Ignores answers for values that have changed since.
    if (found !== undefined && turn === latest.current) setAnswers(found)
  }
  const updateDateFeedback = (values: InquiryValues) => void load(values)
  return { ...answers, updateDateFeedback }
}
