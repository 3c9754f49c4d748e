import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/client.ts'
import { craneselectors } from '../src/database/schema/cranes.ts'
import { products } from '../src/database/schema/products.ts'
import { demoCatalogue } from './catalogue.ts'
import { growCases } from './grow-cases.ts'
import type { ProductRow } from './machines.ts'
import { publishedAt } from './published-at.ts'
import { type ChartRow, scaledChart } from './scaled-chart.ts'
import { scaledProduct, scaledSlug } from './scaled-product.ts'

type Options = {
  db: Database
  /** How many products there shall be in all; more than that are left alone. */
  products: number
  /** How many crane selector rows there shall be in all. */
  rows: number
  /** How many cases there shall be in all; without a number none are made. */
  cases?: number
  onProgress: (text: string) => void
}

const productsAtOnce = 250
const cranesAtOnce = 200
const rowsPerCrane = 20

/**
 * Grows the loaded demo to the given totals with made-up machines after the real ones, for
 * measurements; the same totals give the same content, and growing again changes nothing.
 */
export async function growDemo(options: Options): Promise<void> {
  await growProducts(options)
  await growRows(options)
  await tidyTables(options.db)
  await growCases(options)
  await tidyTables(options.db)
}

/**
 * Small tables are never analysed by themselves, and plans for 10,000 products depend on them. Vacuum
 * too: what was inserted waits in the search indexes' pending lists, which are read whole.
 */
async function tidyTables(db: Database) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of rows) await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`)
}

async function numberFrom(db: Database, query: string): Promise<number> {
  const { rows } = await db.execute(sql.raw(`select (${query})::int as number`))
  return Number(rows[0]?.['number'])
}

async function growProducts({ db, products: wanted, onProgress }: Options) {
  const archetypes = demoCatalogue().products.filter((row) => row.type === 0 && row.status === 1)
  const missing = wanted - (await numberFrom(db, 'select count(*) from products'))
  const made = await numberFrom(
    db,
    "select count(*) from products where product_slug like 'skala-%'",
  )
  for (let done = 0; done < missing; done += productsAtOnce) {
    const count = Math.min(productsAtOnce, missing - done)
    const rows = Array.from({ length: count }, (_, index) =>
      scaledProduct(made + done + index, archetypes),
    )
    await db.insert(products).values(rows)
    onProgress(`products: ${done + count} of ${missing} made`)
  }
}

async function growRows({ db, rows: wanted, onProgress }: Options) {
  let missing = wanted - (await numberFrom(db, 'select count(*) from craneselector_rows'))
  const missingAtFirst = missing
  const fill = "select count(*) from craneselectors where slug like 'skala-%'"
  let serial = await numberFrom(db, fill)
  while (missing > 0) {
    const charts: ChartRow[][] = []
    while (missing > 0 && charts.length < cranesAtOnce) {
      const count = Math.min(rowsPerCrane, missing)
      charts.push(scaledChart(serial + charts.length, count))
      missing -= count
    }
    await insertCranes(db, serial, charts)
    serial += charts.length
    onProgress(`rows: ${missingAtFirst - missing} of ${missingAtFirst} made`)
  }
}

type CraneProduct = Pick<ProductRow, 'id' | 'title_sv'>

// Made-up cranes among the products, in order, so that the n-th crane always gets the same one.
async function craneProducts(db: Database, from: number, count: number): Promise<CraneProduct[]> {
  const { rows } = await db.execute<{ id: number; title_sv: string }>(sql`
    select products.id, title_sv from products
    join prodtpls on prodtpls.id = prodtpl_id and prodtpls.title in ('Minikran', 'Pick and carry-kran')
    where product_slug like 'skala-%'
    order by product_slug offset ${from} limit ${count}`)
  return rows
}

async function insertCranes(db: Database, firstSerial: number, charts: ChartRow[][]) {
  const owners = await craneProducts(db, firstSerial, charts.length)
  const cranes = charts.map((_, index) => ({
    slug: scaledSlug(firstSerial + index),
    title: owners[index]?.title_sv ?? `Minikran ${firstSerial + index}`,
    product_id: owners[index]?.id ?? null,
    weight: 500 + (((firstSerial + index) * 7919) % 950) * 10,
    crane_type: 'spider-crane' as const,
    publish_at: publishedAt,
    order: 1_000_000 + firstSerial + index,
  }))
  await db.transaction(async (tx) => {
    const inserted = await tx
      .insert(craneselectors)
      .values(cranes)
      .returning({ id: craneselectors.id })
    const points = charts.flatMap((chart, index) =>
      chart.map((row) => ({ ...row, crane: inserted[index]?.id })),
    )
    // One parameter a column: a statement takes 65535 parameters and this has twelve thousand rows.
    await tx.execute(sql`
      insert into craneselector_rows (craneselector_id, line, lift_height, lift_radius, lift_weight)
      select * from unnest(
        ${sql.param(points.map((point) => point.crane))}::int[],
        ${sql.param(points.map((point) => point.line))}::int[],
        ${sql.param(points.map((point) => point.lift_height))}::float8[],
        ${sql.param(points.map((point) => point.lift_radius))}::float8[],
        ${sql.param(points.map((point) => point.lift_weight))}::float8[]
      )`)
  })
}
