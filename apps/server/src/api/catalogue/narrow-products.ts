import type { OwnFilter } from '@minikran/domain/catalogue/own-filters'
import type { ProductFilters } from '@minikran/domain/catalogue/product-filters'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type ProductSort, sortParts } from '@minikran/domain/catalogue/product-sort'
import { type SQL, sql } from 'drizzle-orm'
import { products } from '../../database/schema/products.ts'

/** The conditions of the filters, one for each field: inside the range, one of the codes. */
export function conditionsOf({ ranges, options, own }: ProductFilters): SQL[] {
  return [
    ...ranges.flatMap(({ field, min, max }) => [
      ...(min === null ? [] : [sql`${products[field]} >= ${min}`]),
      ...(max === null ? [] : [sql`${products[field]} <= ${max}`]),
    ]),
    ...options.map(({ field, codes }) => {
      const having = codes.map((code) => sql`${products[field]} @> ${String(code)}::jsonb`)
      return sql`(${sql.join(having, sql` or `)})`
    }),
    ...own.map(ownCondition),
  ]
}

/** Whether a stored range overlaps the filter's, or a stored choice has one of its codes. */
function ownCondition(filter: OwnFilter): SQL {
  const { fld } = filter
  if (filter.kind === 'options') {
    const having = filter.codes.map(
      (code) => sql`${products.fields} @> ${JSON.stringify({ [fld]: [code] })}::jsonb`,
    )
    return sql`(${sql.join(having, sql` or `)})`
  }
  const { from, to } = ownEnds(fld)
  const { min, max } = filter
  const ends = [
    ...(min === null ? [] : [sql`${to} >= ${min}`]),
    ...(max === null ? [] : [sql`${from} <= ${max}`]),
  ]
  return sql`(${sql.join(ends, sql` and `)})`
}

/** Both ends of an own field's number or range, null where it holds something else. */
export function ownEnds(fld: string): { from: SQL; to: SQL } {
  const text = sql`(${products.fields} ->> ${fld}::text)`
  const end = (place: 1 | -1) =>
    sql`case when ${text} ~ '^\\d+(\\.\\d+)?(-\\d+)?$' then split_part(${text}, '-', ${sql.raw(String(place))})::float8 end`
  return { from: end(1), to: end(-1) }
}

// The first line of the price card, without VAT; a price on request comes last.
const firstPrice = sql`case
  when ${products.type} = 0 and greatest(${products.price_first_day_ore}, ${products.price_following_days_ore}, 0) = 0
    then nullif(${products.price_rentstart_ore}, 0)
  when ${products.type} = 0
    then nullif(${products.price_first_day_ore}, 0) + coalesce(${products.price_basic_fee_ore}, 0)
  when ${products.type} = 2 then nullif(${products.price_offer_ore}, 0)
  else nullif(${products.price_sale_ore}, 0)
end`

const titleIn: Record<Locale, SQL> = {
  sv: sql`${products.title_sv}`,
  en: sql`coalesce(nullif(${products.title_en}, ''), ${products.title_sv})`,
}

/** The sort before the company's own order; products without the value come last either way. */
export function orderOf(sort: ProductSort, locale: Locale): SQL[] {
  const { by, isDown } = sortParts(sort)
  const direction = isDown ? sql`desc nulls last` : sql`asc nulls last`
  switch (by) {
    case 'order':
      return []
    case 'popular':
      return [sql`${products.popularity} desc nulls last`]
    case 'title':
      return [sql`${titleIn[locale]} ${direction}`]
    case 'price':
      return [sql`${firstPrice} ${direction}`]
    default:
      return [sql`${products[by]} ${direction}`]
  }
}
