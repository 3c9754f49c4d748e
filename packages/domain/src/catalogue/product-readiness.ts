import { priceLines, type RawPrices } from '../pricing/rental-price.ts'
import { parseLocalDateTime } from '../primitives/local-date.ts'
import { isCourse, type ProductType } from './options.ts'

export type ReadyProduct = RawPrices & {
  type: ProductType
  vatPercent: number
  title: string
  hasText: boolean
  depotId: number | null
  courseTime: string | null
  courseSeats: number | null
}

/** What a product still lacks before the public may see it. */
export type NotReadyReason = 'text' | 'price' | 'depot' | 'courseTime' | 'courseSeats'

/**
 * Reasons against activating, in the order of the form. Courses need a depot and seats, practical
 * ones a start; everything needs a text and at least one price.
 */
export function notReadyReasons(product: ReadyProduct): NotReadyReason[] {
  const { type, depotId, courseTime, courseSeats } = product
  const lacks: Record<NotReadyReason, boolean> = {
    text: !product.hasText,
    price: priceLines(product).every(({ price }) => price === null),
    depot: isCourse(type) && depotId === null,
    courseTime: type === 3 && (courseTime === null || parseLocalDateTime(courseTime) === null),
    courseSeats: isCourse(type) && (courseSeats === null || courseSeats < 1),
  }
  return (Object.keys(lacks) as NotReadyReason[]).filter((reason) => lacks[reason])
}

const registration = 0
const activated = 1
const deactivated = 2

const statusMoves: Readonly<Record<number, readonly number[]>> = {
  [registration]: [activated, deactivated],
  [activated]: [deactivated],
  [deactivated]: [activated],
}

/** Registration is left once and for all; after it a product is on or off. */
export function mayMoveStatus(from: number, to: number): boolean {
  return from === to || (statusMoves[from]?.includes(to) ?? false)
}

export function nextStatuses(from: number): readonly number[] {
  return statusMoves[from] ?? []
}
