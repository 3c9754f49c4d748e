import type { Product } from '@minikran/contract/catalogue'
import { hasBegun } from '@minikran/domain/catalogue/has-begun'
import { type PriceLineKey, rentLines } from '@minikran/domain/pricing/rental-price'
import { sekFromOre } from '@minikran/domain/primitives/money'
import type { Offer, UnitPriceSpecification } from 'schema-dts'
import { priceLineLabel, productPriceLines } from '../pricing/price-rows.ts'
import { addressOf, organizationId, type PageFacts } from './page-facts.ts'

const leased = new Set<PriceLineKey>(rentLines)
// UN/CEFACT unit codes of what a price is for.
const unitCodes: Partial<Record<PriceLineKey, string>> = { firstDay: 'DAY', followingDay: 'DAY' }

/** The price with VAT as on the price card; null for a price on request. */
export function offerOf(product: Product, facts: PageFacts): Exclude<Offer, string> | null {
  const prices = productPriceLines(product).flatMap(({ key, price }) =>
    price === null ? [] : [{ key, sek: sekFromOre(price.incVatOre) }],
  )
  const [first] = prices
  if (first === undefined) return null
  const specifications: UnitPriceSpecification[] = prices.map(({ key, sek }) => ({
    '@type': 'UnitPriceSpecification',
    name: priceLineLabel(key, facts.locale),
    price: sek,
    priceCurrency: 'SEK',
    valueAddedTaxIncluded: true,
    ...(unitCodes[key] !== undefined && { unitCode: unitCodes[key] }),
  }))
  const isSoldOut = product.seats_left === 0 || hasBegun(product.course_time, facts.nowMs)
  return {
    '@type': 'Offer',
    url: addressOf(facts, product.path),
    price: first.sek,
    priceCurrency: 'SEK',
    priceSpecification: specifications,
    businessFunction: {
      '@id': `http://purl.org/goodrelations/v1#${leased.has(first.key) ? 'LeaseOut' : 'Sell'}`,
    },
    availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
    seller: { '@id': organizationId(facts) },
  }
}
