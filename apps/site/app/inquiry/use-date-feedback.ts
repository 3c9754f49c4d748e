import { useRef, useState } from 'react'
import type { DateFeedback } from './date-feedback.ts'
import type { DepotOption } from './depot-option.ts'
import type { InquiryProduct } from './inquiry-product.ts'
import type { InquiryValues } from './inquiry-values.ts'

// Loaded at the first input: the rules of hours and prices, and the depot's hours. When it cannot be
// loaded, only the server checks the times.
const loadFeedback = () => import('./date-feedback.ts').catch(() => null)
const nothing: DateFeedback = { offers: null, isRefused: false, price: null }

type Options = { depots: readonly DepotOption[]; products: readonly InquiryProduct[] }

/** Hours and price for the dates while typing. */
export function useDateFeedback(options: Options) {
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
