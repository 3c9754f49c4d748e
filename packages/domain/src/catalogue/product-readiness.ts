import { priceLines, type RawPrices } from '../pricing/rental-price.ts'
import { parseLocalDateTime } from '../primitives/local-date.ts'
import { activated, deactivated, registration } from './product-statuses.ts'
import { isCourse, type ProductType, practicalTraining } from './product-types.ts'

export type ReadyProduct = RawPrices & {
  type: ProductType
  vatPercent: number
  hasText: boolean
  depotId: number | null
  courseTime: string | null
  courseSeats: number | null
}

/** Why a product cannot be activated. */
export type NotReadyReason = 'text' | 'price' | 'depot' | 'courseTime' | 'courseSeats'

/**
 * The reasons why a product cannot be activated, in the order of the form. Every product needs a text
 * and a price, courses also a depot and seats, practical courses a start time.
 */
export function notReadyReasons(product: ReadyProduct): NotReadyReason[] {
  const { type, depotId, courseTime, courseSeats } = product
  const missing: Record<NotReadyReason, boolean> = {
    text: !product.hasText,
    price: priceLines(product).every(({ price }) => price === null),
    depot: isCourse(type) && depotId === null,
    courseTime:
      type === practicalTraining &&
      (courseTime === null || parseLocalDateTime(courseTime) === null),
    courseSeats: isCourse(type) && (courseSeats === null || courseSeats < 1),
  }
  return (Object.keys(missing) as NotReadyReason[]).filter((reason) => missing[reason])
}

const statusMoves: Readonly<Record<number, readonly number[]>> = {
  [registration]: [activated, deactivated],
  [activated]: [deactivated],
  [deactivated]: [activated],
}

/** A product never returns to registration; after it it is activated or deactivated. */
export function mayMoveStatus(from: number, to: number): boolean {
  return from === to || (statusMoves[from]?.includes(to) ?? false)
}

export function nextStatuses(from: number): readonly number[] {
  return statusMoves[from] ?? []
}
