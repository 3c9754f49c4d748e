import type { CraneConfiguration, ListedCrane } from '@minikran/contract/crane-selection'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { sumPrices } from '@minikran/domain/pricing/sum-prices'
import { m } from '@minikran/i18n/messages'
import { type PriceRow, priceRows } from '../pricing/price-rows.ts'

/** The equipment a crane needs for the lift; `slug` is the product that is rented. */
export type Equipment = { title: LocalText; slug: string | null }

type Chosen = Pick<ListedCrane, 'configurations' | 'product'> & { configuration: string }

/** Null when the crane alone makes the lift. */
function neededConfiguration({ configurations, configuration }: Chosen): CraneConfiguration | null {
  const index = configurations.findIndex(({ key }) => key === configuration)
  return index > 0 ? (configurations[index] ?? null) : null
}

export function craneEquipment(chosen: Chosen, locale: Locale): Equipment | null {
  const needed = neededConfiguration(chosen)
  if (needed === null) return null
  return { title: titleIn(needed, 'title', locale), slug: needed.product?.product_slug ?? null }
}

/** The first line of the crane's price card, including the equipment. */
export function priceWithEquipment(chosen: Chosen, locale: Locale): PriceRow | null {
  const { product } = chosen
  const [craneLine = null] = product === null ? [] : priceRows(product, locale)
  const needed = neededConfiguration(chosen)
  if (craneLine === null || needed === null || needed.included) return craneLine
  const [extra = null] = needed.product === null ? [] : priceRows(needed.product, locale)
  return {
    label: m.crane_price_with_equipment({ price: craneLine.label }, { locale }),
    price: sumPrices([craneLine.price, extra?.price ?? null]),
  }
}
