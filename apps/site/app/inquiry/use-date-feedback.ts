import { useRef, useState } from 'react'
import type { DateFeedback } from './date-feedback.ts'
import type { DepotOption } from './depot-option.ts'
import type { InquiryProduct } from './inquiry-product.ts'
import type { InquiryValues } from './inquiry-values.ts'

// The rules of hours and prices, and the chosen depot's sets, come once somebody types.
const loadFeedback = () => import('./date-feedback.ts')
const nothing: DateFeedback = { offers: null, isRefused: false, price: null }

type Asked = { depots: readonly DepotOption[]; products: readonly InquiryProduct[] }

/** What is said to the dates as they are typed. */
export function useDateFeedback(asked: Asked) {
  const [answers, setAnswers] = useState(nothing)
  const latest = useRef(0)
  const ask = async (values: InquiryValues) => {
    latest.current += 1
    const turn = latest.current
    const { dateFeedback } = await loadFeedback()
    const found = await dateFeedback(values, asked)
    // A slow answer must not speak of what is no longer typed.
    if (turn === latest.current) setAnswers(found)
  }
  // Without the rules' script the times are typed all the same: the server judges them.
  const updateDateFeedback = (values: InquiryValues) => void ask(values).catch(() => undefined)
  return { ...answers, updateDateFeedback }
}
