import { completeDate } from '@minikran/domain/primitives/complete-date'
import type { LocalDate } from '@minikran/domain/primitives/local-date'
import { readTypedDate } from '@minikran/domain/primitives/typed-moment'
import { typedFields } from '../../components/typed-fields.ts'

export const rentDateNames = ['fran', 'till'] as const

/** Two typed dates of a rental; `begun`: one of them is missing or not typed to its end. */
export type RentDates =
  | { kind: 'begun' }
  | { kind: 'faulty' }
  | { kind: 'past' }
  | { kind: 'dates'; from: LocalDate; to: LocalDate }

// The beginning of 2026-12-03; the fault of a shorter date is not said while it is typed.
const unfinished = /^2(?:0[-/. \d]{0,7})?$/

export function rentDates(typed: { fran: string; till: string }, today: LocalDate): RentDates {
  const from = readTypedDate(typed.fran)
  const to = readTypedDate(typed.till)
  if ([from, to].some((date) => date !== null && date < today)) return { kind: 'past' }
  if (from !== null && to !== null) {
    return from <= to ? { kind: 'dates', from, to } : { kind: 'faulty' }
  }
  const isTyped = typed.fran.trim() !== '' && typed.till.trim() !== ''
  const isUnfinished =
    (from !== null || unfinished.test(typed.fran.trim())) &&
    (to !== null || unfinished.test(typed.till.trim()))
  return { kind: isTyped && !isUnfinished ? 'faulty' : 'begun' }
}

/** The dates in the address, which are sent without script. */
export function rentDatesIn({ searchParams }: Pick<URL, 'searchParams'>, today: LocalDate) {
  const { fran, till } = typedFields(rentDateNames, searchParams)
  return rentDates({ fran: completeDate(fran), till: completeDate(till) }, today)
}
