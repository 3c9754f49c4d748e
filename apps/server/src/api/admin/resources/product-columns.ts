import { isTechnicalFieldName, technicalFields } from '@minikran/domain/catalogue/technical-fields'
import { isEmptyValue } from '@minikran/domain/catalogue/template-rules'
import { priceFields } from '@minikran/domain/pricing/price-fields'
import { oreFromSek } from '@minikran/domain/primitives/money'
import { presentPrices } from '../../calls/present-prices.ts'
import { cleanContent } from '../items/content-rules.ts'
import type { Fields, Row } from '../items/resource.ts'

type PriceRow = Parameters<typeof presentPrices>[0]

const names = Object.keys(technicalFields).filter(isTechnicalFieldName)
const isColumn = (name: string) => isTechnicalFieldName(name) && technicalFields[name].column

/** SEK become öre; technical values go into their columns, all others into `fields`. */
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
  const given = Object.entries(technical).filter(([, value]) => !isEmptyValue(value))
  const values = Object.fromEntries(given)
  return {
    ...Object.fromEntries(names.filter(isColumn).map((name) => [name, values[name] ?? null])),
    fields: Object.fromEntries(given.filter(([name]) => !isColumn(name))),
  }
}

/** The row as an item: prices in SEK, all technical values in one field. */
export function productItem(row: Row): Fields {
  const columns = names.filter(isColumn).map((name) => [name, row[name]])
  const technical = {
    ...Object.fromEntries(columns.filter(([, value]) => !isEmptyValue(value))),
    ...((row['fields'] ?? {}) as Fields),
  }
  return { ...row, ...presentPrices(row as unknown as PriceRow), technical }
}
