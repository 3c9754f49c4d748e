import type { PriceLineKey } from '@minikran/domain/pricing/rental-price'
import { m } from './paraglide/messages.js'
import type { Word } from './technical-words.ts'

/** What each line of a price is for, on the site and in the back office. */
export const priceLineWords: Record<PriceLineKey, Word> = {
  firstDay: m.price_first_day,
  followingDay: m.price_following_day,
  weekend: m.price_weekend,
  sale: m.price_sale,
  offer: m.price_offer,
  course: m.price_course,
}
