import type { ProductFiltersAnswer } from '@minikran/contract/product-lists'
import {
  filtersOf,
  type OptionFilterField,
  optionFields,
  type ProductFilters,
  type RangeField,
  rangeFields,
} from '@minikran/domain/catalogue/product-filters'
import { ownFiltersOf, type TemplateField } from '@minikran/domain/catalogue/template-rules'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/client.ts'
import { prodtplflds } from '../../database/schema/catalogue.ts'
import { products } from '../../database/schema/products.ts'
import { countOwnFilters } from './count-own-filters.ts'
import { every, fromVisibleProducts } from './from-visible-products.ts'
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
  const found = await readCounts(db, { scope, filters })
  const templates = found.templates ?? []
  const offered = filtersOf(templates.map((fields) => fields.map(({ fld }) => fld)))
  return {
    all: found.all,
    count: found.count,
    filters: [
      ...offered.ranges.flatMap((fld) => rangeFilter(fld, found[fld])),
      ...offered.options.flatMap((fld) => optionFilter(fld, found[fld])),
    ],
    own_filters: await countOwnFilters(db, ownFiltersOf(templates), { scope, filters }),
  }
}

/** Least and greatest figure; both null when no product says any. */
type Ends = [min: number | null, max: number | null]
type CodeCount = { code: number; count: number }
type Counts = {
  all: number
  count: number
  /** The fields of each template that a product of the list uses. */
  templates: TemplateField[][] | null
} & Record<RangeField, Ends> &
  Record<OptionFilterField, CodeCount[] | null>

/** Everything that can be counted before the templates are known, in one statement. */
async function readCounts(db: Database, { scope, filters }: CountedList): Promise<Counts> {
  const counts = [
    sql`count(*)::int as "all"`,
    sql`(count(*) filter (where ${every(conditionsOf(filters))}))::int as "count"`,
    rangeEnds,
    sql`(${usedTemplates}) as templates`,
    ...optionFields.map(
      (field) => sql`(${codeCounts(field, filters)}) as ${sql.identifier(field)}`,
    ),
  ]
  // Under the name of the table, so that the conditions of the filters hold for it.
  const { rows } = await db.execute<Counts>(sql`
    with scoped as (select ${scopedColumns} ${fromVisibleProducts(scope)})
    select ${commaSeparated(counts)} from scoped as ${products}
  `)
  const [row] = rows
  if (row === undefined) throw new Error('An aggregate without groups has one row.')
  return row
}

const commaSeparated = (parts: SQL[]) => sql.join(parts, sql`, `)

const dialect = new PgDialect()

/** SQL without parameters as text: most of the statement, which is the same for every list. */
const written = (part: SQL) => sql.raw(dialect.sqlToQuery(part).sql)

const scopedColumns = written(
  commaSeparated(
    [
      products.prodtpl_id,
      products.fields,
      ...[...rangeFields, ...optionFields].map((field) => products[field]),
    ].map((column) => sql`${column}`),
  ),
)

const rangeEnds = written(
  commaSeparated(
    rangeFields.map((field) => {
      const column = products[field]
      return sql`json_build_array(min(${column}), max(${column})) as ${sql.identifier(field)}`
    }),
  ),
)

const usedTemplates = written(sql`
  select json_agg(template.fields) from (
    select json_agg(${prodtplflds} order by ${prodtplflds.order}, ${prodtplflds.id}) as fields
    from ${prodtplflds}
    where ${prodtplflds.prodtpl_id} in (select prodtpl_id from scoped)
    group by ${prodtplflds.prodtpl_id}
  ) as template
`)

/** How many products each code would leave, with the other filters as they are. */
function codeCounts(field: OptionFilterField, filters: ProductFilters): SQL {
  const column = products[field]
  const others = {
    ...filters,
    options: filters.options.filter((option) => option.field !== field),
  }
  // One row for each code; a value that is no list counts nowhere.
  const codes = sql`jsonb_array_elements(case jsonb_typeof(${column}) when 'array' then ${column} else '[]' end)`
  return sql`
    select json_agg(json_build_object('code', code::int, 'count', count) order by code::int) from (
      select code, count(*) from (
        select ${codes} #>> '{}' as code from scoped as ${products}
        where ${every(conditionsOf(others))}
      ) as having_code
      where code ~ '^[1-9][0-9]?$' group by code
    ) as counted
  `
}

function rangeFilter(fld: RangeField, [min, max]: Ends): Filter[] {
  return min !== null && max !== null && min < max ? [{ kind: 'range', fld, min, max }] : []
}

function optionFilter(fld: OptionFilterField, options: CodeCount[] | null): Filter[] {
  return options === null || options.length < 2 ? [] : [{ kind: 'options', fld, options }]
}
