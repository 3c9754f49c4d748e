import { readyProduct } from '@minikran/domain/catalogue/ready-product'
import { lineOfField, type PriceField } from '@minikran/domain/pricing/line-of-field'
import { priceFields } from '@minikran/domain/pricing/price-fields'
import * as m from '@minikran/i18n/messages'
import { priceText } from '@minikran/i18n/price-text'
import { NumberInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Values } from '../providers/call-api.ts'

const watched = ['type', 'prod_vat', ...priceFields]

/** A price field with what the customer reads for it, as it is typed. */
export function PriceInput({ source }: { source: PriceField }) {
  const values = useWatch({ name: watched }) as unknown[]
  const product = Object.fromEntries(watched.map((name, index) => [name, values[index]]))
  return <NumberInput source={source} min={0} step={0.01} helperText={readText(product, source)} />
}

function readText(values: Values, source: PriceField): string | false {
  if (source === 'price_basic_fee') return m.backoffice_price_fee_added()
  const line = lineOfField(readyProduct(values), source)
  if (line === null) return Number(values[source]) > 0 && m.backoffice_price_not_shown()
  if (line.price === null) return m.backoffice_price_read_none()
  const { exVatOre, incVatOre } = line.price
  return m.backoffice_price_read({ exVat: priceText(exVatOre), incVat: priceText(incVatOre) })
}
