import { isTechnicalFieldName, technicalFields } from '@minikran/domain/catalogue/technical-fields'
import { priceFields } from '@minikran/domain/pricing/price-fields'
import { oreFromSek } from '@minikran/domain/primitives/money'
import { presentPrices } from '../../calls/present-prices.ts'
import { cleanContent } from '../items/content-rules.ts'
import type { Fields, Row } from '../items/resource.ts'

type PriceRow = Parameters<typeof presentPrices>[0]

const names = Object.keys(technicalFields).filter(isTechnicalFieldName)
const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** SEK become öre, technical values their columns or the rest's one column. */
export function productColumns(fields: Fields): Fields {
  const { technical, ...own } = cleanContent(fields)
  const ore = priceFields.filter((name) => own[name] !== undefined)
  return {
    ...own,
    ...Object.fromEntries(
      ore.map((name) => {
        const sek = own[name]
        return [`${name}_ore`, typeof sek === 'number' ? oreFromSek(sek) : null]
      }),
    ),
    ...(technical === undefined ? {} : technicalColumns(technical as Fields)),
  }
}

function technicalColumns(technical: Fields): Fields {
  const given = names.filter((name) => !isEmpty(technical[name]))
  const columns = names.filter((name) => technicalFields[name].column)
  return {
    ...Object.fromEntries(columns.map((name) => [name, technical[name] ?? null])),
    fields: Object.fromEntries(
      given.filter((name) => !technicalFields[name].column).map((name) => [name, technical[name]]),
    ),
  }
}

/** The row as the form has it. */
export function productItem(row: Row): Fields {
  const rest = (row['fields'] ?? {}) as Fields
  const values = names.map((name) => [name, technicalFields[name].column ? row[name] : rest[name]])
  const technical = Object.fromEntries(values.filter(([, value]) => !isEmpty(value)))
  return { ...row, ...presentPrices(row as unknown as PriceRow), technical }
}
