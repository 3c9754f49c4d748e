import { useRef, useState } from 'react'
import type { AskedProduct } from './asked-product.ts'
import type { DateAnswers } from './date-answers.ts'
import type { DepotToChoose } from './depot-to-choose.ts'
import type { InquiryValues } from './inquiry-values.ts'

// The rules of hours and prices, and the chosen depot's sets, come once somebody types.
const loadAnswers = () => import('./date-answers.ts')
const nothing: DateAnswers = { offers: null, isRefused: false, price: null }

type Asked = { depots: readonly DepotToChoose[]; products: readonly AskedProduct[] }

/** What is said to the dates as they are typed. */
export function useDateAnswers(asked: Asked) {
  const [answers, setAnswers] = useState(nothing)
  const latest = useRef(0)
  const ask = async (values: InquiryValues) => {
    latest.current += 1
    const turn = latest.current
    const { dateAnswers } = await loadAnswers()
    const found = await dateAnswers(values, asked)
    // A slow answer must not speak of what is no longer typed.
    if (turn === latest.current) setAnswers(found)
  }
  // Without the rules' script the times are typed all the same: the server judges them.
  const answerDates = (values: InquiryValues) => void ask(values).catch(() => undefined)
  return { ...answers, answerDates }
}
