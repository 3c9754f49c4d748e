import type { ProductFiltersAnswer } from '@minikran/contract/product-lists'
import type { OwnField } from '@minikran/domain/catalogue/own-fields'
import type { ProductFilters } from '@minikran/domain/catalogue/product-filters'
import type { OwnTemplateField } from '@minikran/domain/catalogue/template-rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { products } from '../../database/schema/products.ts'
import { fromVisibleProducts } from './from-visible-products.ts'
import { conditionsOf, ownEnds } from './narrow-products.ts'

type Filter = ProductFiltersAnswer['own_filters'][number]
type List = { scope: SQL[]; filters: ProductFilters }

/** What a list can be narrowed by in fields that the company has added. */
export async function countOwnFilters(
  db: Database,
  fields: readonly OwnTemplateField[],
  list: List,
): Promise<Filter[]> {
  const filters = await Promise.all(
    fields.map(({ fld, kind, own }) =>
      kind === 'choices' ? countChoices(db, { fld, own }, list) : readEnds(db, { fld, own }, list),
    ),
  )
  return filters.filter((filter) => filter !== null)
}

type Field = { fld: string; own: OwnField }
const titlesOf = ({ title_sv, title_en }: OwnField) => ({ title_sv, title_en })

async function readEnds(
  db: Database,
  { fld, own }: Field,
  { scope }: List,
): Promise<Filter | null> {
  const { from, to } = ownEnds(fld)
  const { rows } = await db.execute<{ min: number | null; max: number | null }>(
    sql`select min(${from}) as min, max(${to}) as max ${fromVisibleProducts(scope)}`,
  )
  const { min = null, max = null } = rows[0] ?? {}
  if (min === null || max === null || min === max) return null
  return { kind: 'range', fld, ...titlesOf(own), unit: own.unit, min, max }
}

async function countChoices(
  db: Database,
  { fld, own }: Field,
  { scope, filters }: List,
): Promise<Filter | null> {
  const others = { ...filters, own: filters.own.filter((filter) => filter.fld !== fld) }
  const value = sql`${products.fields} -> ${fld}::text`
  const { rows } = await db.execute<{ code: string; count: number }>(sql`
    select code, count(*)::int as count from (
      select jsonb_array_elements_text(case jsonb_typeof(${value}) when 'array' then ${value} else '[]' end) as code
      ${fromVisibleProducts([...scope, ...conditionsOf(others)])}
    ) as having_code
    group by code
  `)
  const counts = new Map(rows.map(({ code, count }) => [Number(code), count]))
  const options = own.choices.flatMap(({ code, title_sv, title_en }) => {
    const count = counts.get(code)
    return count === undefined ? [] : [{ code, title_sv, title_en, count }]
  })
  return options.length < 2 ? null : { kind: 'options', fld, ...titlesOf(own), options }
}
