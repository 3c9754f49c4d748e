import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '../src/database/client.ts'
import { createTestDatabase } from '../src/testing/database.ts'
import { growDemo } from './grow-demo.ts'
import { scaledChart } from './scaled-chart.ts'

async function totalsOf(db: Database) {
  const { rows } = await db.execute(sql`
    select (select count(*)::int from products) as products,
      (select count(*)::int from craneselector_rows) as rows,
      (select md5(string_agg(concat(product_slug, title_sv, lift_capacity, price_weekend_ore), ''
        order by product_slug)) from products) as print`)
  return rows[0]
}

test('grows to the totals, the same in one step or two, and no further', async () => {
  const once = await createTestDatabase()
  const twice = await createTestDatabase()
  const onProgress = () => {}
  await growDemo({ db: once.db, products: 500, rows: 3000, onProgress })
  await growDemo({ db: twice.db, products: 300, rows: 1600, onProgress })
  await growDemo({ db: twice.db, products: 500, rows: 3000, onProgress })
  const totals = await totalsOf(once.db)
  expect(totals).toMatchObject({ products: 500, rows: 3000 })
  expect(await totalsOf(twice.db)).toEqual(totals)
  await growDemo({ db: once.db, products: 500, rows: 3000, onProgress })
  expect(await totalsOf(once.db)).toEqual(totals)
  await once.close()
  await twice.close()
})

test('made-up products lie in every category of machines, with texts, prices and figures', async () => {
  const { db, close } = await createTestDatabase()
  await growDemo({ db, products: 400, rows: 0, onProgress: () => {} })
  const { rows } = await db.execute(sql`
    select count(distinct prodcat_id)::int as categories,
      bool_and(length(products.content_sv) > 60 and length(products.content_en) > 60) as texts,
      bool_and(price_first_day_ore > 0 and price_first_day_ore % 1000 = 0) as prices
    from products join prodsubcats on prodsubcats.id = prodsubcat_id
    where product_slug like 'skala-%'`)
  expect(rows).toEqual([{ categories: 5, texts: true, prices: true }])
  await close()
})

test('a made-up chart has points of its own, lighter the further out on each boom', () => {
  const chart = scaledChart(7, 60)
  const points = new Set(
    chart.map((row) => `${row.lift_height} ${row.lift_radius} ${row.lift_weight}`),
  )
  expect(points.size).toBe(60)
  expect(chart).toEqual(scaledChart(7, 60))
  const boom = chart.slice(0, 5)
  const weights = boom.map((row) => row.lift_weight)
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
})
