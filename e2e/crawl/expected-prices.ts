import type { Thing } from './parsed-page.ts'
import type { KnownProduct } from './structured-data-faults.ts'

/** Calculated independently of the product's code: BigInt hundredths of öre, rounded half up. */
export function expectedPrices(product: KnownProduct): string[] {
  const ore = (field: string) => {
    const kronorValue = product[field]
    return typeof kronorValue === 'number' ? BigInt(Math.round(kronorValue * 100)) : null
  }
  const vat = BigInt(Math.round(product.prod_vat * 100))
  const both = (sum: bigint | null) =>
    sum === null ? [] : [sum, (sum * (10_000n + vat) + 5_000n) / 10_000n]
  const first = ore('price_first_day')
  const following = ore('price_following_days')
  const weekend = ore('price_weekend')
  const fee = ore('price_basic_fee') ?? 0n
  const sums =
    product.type === 0
      ? [
          first === null ? null : first + fee,
          following,
          weekend === null ? null : weekend + 2n * fee,
        ]
      : [product.type === 2 ? ore('price_offer') : ore('price_sale')]
  return sums.flatMap(both).map(kronor)
}

type Offered = { offers?: { priceSpecification: { price: number }[] } }

/** The offers in structured data, formatted as prices. */
export function offeredPrices(facts: readonly Thing[]): string[] {
  const offers = (facts as readonly Offered[]).flatMap(
    ({ offers: o }) => o?.priceSpecification ?? [],
  )
  return offers.map(({ price }) => kronor(BigInt(Math.round(price * 100))))
}

/** `1 234,50 kr` */
function kronor(ore: bigint): string {
  const whole = String(ore / 100n).replace(/\B(?=(\d{3})+$)/g, ' ')
  const rest = ore % 100n
  return `${whole}${rest === 0n ? '' : `,${String(rest).padStart(2, '0')}`} kr`
}
