import { readyProduct } from '@minikran/domain/catalogue/ready-product'
import { feeLines, lineOfField } from '@minikran/domain/pricing/line-of-field'
import { type PriceField, priceFields } from '@minikran/domain/pricing/price-fields'
import type { PriceFigure, PriceLine } from '@minikran/domain/pricing/rental-price'
import * as m from '@minikran/i18n/messages'
import { priceText } from '@minikran/i18n/price-text'
import { useWatch } from 'react-hook-form'
import { TypedInput } from '../items/typed-input.tsx'
import { moneyKind } from '../items/typed-kinds.ts'
import type { Values } from '../providers/call-api.ts'

const watched = ['type', 'prod_vat', ...priceFields]

/** A price field with the price that customers read for it, updated while typing. */
export function PriceInput({ source }: { source: PriceField }) {
  const values = useWatch({ name: watched }) as unknown[]
  const product = Object.fromEntries(watched.map((name, index) => [name, values[index]]))
  return <TypedInput source={source} kind={moneyKind} helper={() => shownPrice(product, source)} />
}

function shownPrice(values: Values, source: PriceField): string {
  const product = readyProduct(values)
  const notShown = Number(values[source]) > 0 ? m.backoffice_price_not_shown() : ''
  if (source === 'price_basic_fee') {
    const lines = feeLines(product).map(feeText)
    return lines.length > 0 ? lines.join(' ') : notShown
  }
  const line = lineOfField(product, source)
  if (line === null) return notShown
  return line.price === null
    ? m.backoffice_price_read_none()
    : m.backoffice_price_read(textsOf(line.price))
}

function feeText({ key, price }: PriceLine): string {
  if (price === null) return ''
  const text = key === 'weekend' ? m.backoffice_price_fee_weekend : m.backoffice_price_fee_first
  return text(textsOf(price))
}

const textsOf = ({ exVatOre, incVatOre }: PriceFigure) => ({
  exVat: priceText(exVatOre),
  incVat: priceText(incVatOre),
})
