import { useRef, useState } from 'react'
import type { DateFeedback } from './date-feedback.ts'
import type { DepotOption } from './depot-option.ts'
import type { InquiryProduct } from './inquiry-product.ts'
import type { InquiryValues } from './inquiry-values.ts'

// Loaded at the first input: the rules of hours and prices, and the depot's hours.
const loadFeedback = () => import('./date-feedback.ts')
const nothing: DateFeedback = { offers: null, isRefused: false, price: null }

type Options = { depots: readonly DepotOption[]; products: readonly InquiryProduct[] }

/** Hours and price for the dates while typing. */
export function useDateFeedback(options: Options) {
  const [answers, setAnswers] = useState(nothing)
  const latest = useRef(0)
  const load = async (values: InquiryValues) => {
    latest.current += 1
    const turn = latest.current
    const { dateFeedback } = await loadFeedback()
    const found = await dateFeedback(values, options)
    // Ignores answers for values that have changed since.
    if (turn === latest.current) setAnswers(found)
  }
  // When the script cannot be loaded, only the server checks the times.
  const updateDateFeedback = (values: InquiryValues) => void load(values).catch(() => undefined)
  return { ...answers, updateDateFeedback }
}
