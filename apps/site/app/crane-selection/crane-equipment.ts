import type { ListedCrane } from '@minikran/contract/crane-selection'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { neededConfiguration } from '@minikran/domain/crane-selection/configurations'
import { firstPriceTogether } from '@minikran/domain/pricing/first-price'
import type { PricedProduct } from '@minikran/domain/pricing/rental-price'
import { m } from '@minikran/i18n/messages'
import { type PriceRow, pricedProduct, priceRow } from '../pricing/price-rows.ts'

/** The equipment a crane needs for the lift; `slug` is the product that is rented. */
export type Equipment = { title: LocalText; slug: string | null }

type Chosen = Pick<ListedCrane, 'configurations' | 'product'> & { configuration: string }

const neededBy = ({ configurations, configuration }: Chosen) =>
  neededConfiguration(configurations, configuration)

/** Null when the crane alone makes the lift. */
export function craneEquipment(chosen: Chosen, locale: Locale): Equipment | null {
  const needed = neededBy(chosen)
  if (needed === null) return null
  return { title: titleIn(needed, 'title', locale), slug: needed.product?.product_slug ?? null }
}

/** Prices of the crane and its equipment; null when a price is on request. */
export function pricedWithEquipment(chosen: Chosen): (PricedProduct | null)[] {
  const needed = neededBy(chosen)
  const products = [chosen.product, ...(needed === null || needed.included ? [] : [needed.product])]
  return products.map((product) => product && pricedProduct(product))
}

/** The first line of the crane's price card, including the equipment. */
export function priceWithEquipment(chosen: Chosen, locale: Locale): PriceRow | null {
  if (chosen.product === null) return null
  const priced = pricedWithEquipment(chosen)
  const row = priceRow(firstPriceTogether(priced), locale)
  if (priced.length === 1) return row
  return { ...row, label: m.crane_price_with_equipment({ price: row.label }, { locale }) }
}
