import type { ProductFiltersAnswer } from '@minikran/contract/product-lists'
import {
  filtersOf,
  type OptionFilterField,
  type ProductFilters,
  type RangeField,
} from '@minikran/domain/catalogue/product-filters'
import { ownFiltersOf, type TemplateField } from '@minikran/domain/catalogue/template-rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { prodtplflds, prodtpls } from '../../database/schema/catalogue.ts'
import { products } from '../../database/schema/products.ts'
import { countOwnFilters } from './count-own-filters.ts'
import { every, listed } from './listed-products.ts'
import { conditionsOf } from './narrow-products.ts'

type Filter = ProductFiltersAnswer['filters'][number]
/** The list without its filters, and what it is narrowed to. */
export type CountedList = { scope: SQL[]; filters: ProductFilters }

/**
 * What a list can be narrowed by: which filters its products' templates give it, from what to what
 * their figures go, and how many products each choice would leave with the other filters as they are.
 */
export async function countFilters(
  db: Database,
  { scope, filters }: CountedList,
): Promise<ProductFiltersAnswer> {
  const templates = await listTemplates(db, scope)
  const offered = filtersOf(templates.map((fields) => fields.map(({ fld }) => fld)))
  const [figures, own, ...options] = await Promise.all([
    readFigures(db, offered.ranges, { scope, filters }),
    countOwnFilters(db, ownFiltersOf(templates), { scope, filters }),
    ...offered.options.map((field) => countOptions(db, field, { scope, filters })),
  ])
  return {
    all: figures.all,
    count: figures.count,
    filters: [...figures.ranges, ...options.flat()],
    own_filters: own,
  }
}

/** The fields of each template that a product of the list uses. */
async function listTemplates(db: Database, scope: SQL[]): Promise<TemplateField[][]> {
  const { rows } = await db.execute<{ fields: TemplateField[] }>(sql`
    select json_agg(${prodtplflds} order by ${prodtplflds.order}, ${prodtplflds.id}) as fields
    from ${prodtpls} join ${prodtplflds} on ${prodtplflds.prodtpl_id} = ${prodtpls.id}
    where exists (select 1 ${listed([...scope, sql`${products.prodtpl_id} = ${prodtpls.id}`])})
    group by ${prodtpls.id}
  `)
  return rows.map(({ fields }) => fields)
}

async function readFigures(db: Database, fields: RangeField[], { scope, filters }: CountedList) {
  const edges = fields.flatMap((field, index) => [
    sql`min(${products[field]}) as ${sql.identifier(`min_${index}`)}`,
    sql`max(${products[field]}) as ${sql.identifier(`max_${index}`)}`,
  ])
  const left = sql`(count(*) filter (where ${every(conditionsOf(filters))}))::int as narrowed`
  const { rows } = await db.execute<Record<string, number | null>>(
    sql`select ${sql.join([sql`count(*)::int as listed`, left, ...edges], sql`, `)} ${listed(scope)}`,
  )
  const row = rows[0] ?? {}
  const ranges = fields.flatMap((fld, index): Filter[] => {
    const [min, max] = [row[`min_${index}`], row[`max_${index}`]]
    return typeof min === 'number' && typeof max === 'number' && min < max
      ? [{ kind: 'range', fld, min, max }]
      : []
  })
  return { all: row['listed'] ?? 0, count: row['narrowed'] ?? 0, ranges }
}

async function countOptions(
  db: Database,
  field: OptionFilterField,
  { scope, filters }: CountedList,
): Promise<Filter[]> {
  const column = products[field]
  const others = {
    ...filters,
    options: filters.options.filter((option) => option.field !== field),
  }
  // One row for each code; a value that is no list counts nowhere.
  const codes = sql`jsonb_array_elements(case jsonb_typeof(${column}) when 'array' then ${column} else '[]' end)`
  const { rows } = await db.execute<{ code: string; count: number }>(sql`
    select code, count(*)::int as count from (
      select ${codes} #>> '{}' as code ${listed([...scope, ...conditionsOf(others)])}
    ) as having_code
    where code ~ '^[1-9][0-9]?$' group by code order by code::int
  `)
  const options = rows.map(({ code, count }) => ({ code: Number(code), count }))
  return options.length < 2 ? [] : [{ kind: 'options', fld: field, options }]
}
