import type { Lift } from '@minikran/domain/crane-selection/lift'
import { type AnyColumn, and, asc, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { figureColumns } from '../../database/figure-columns.ts'
import { firstFileOf, firstImageOf } from '../../database/images-of.ts'
import { craneConfigurations, loadChartRows } from '../../database/load-chart-rows.ts'
import { priceColumns } from '../../database/price-columns.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { craneselector_rows, craneselectors } from '../../database/schema/cranes.ts'
import { image_uses } from '../../database/schema/media.ts'
import { products } from '../../database/schema/products.ts'
import { subquery } from '../../database/subquery.ts'
import { isVisible, isVisibleProduct } from '../../database/visible.ts'

// The columns that a crane's product needs: reading all 73 took a quarter of an answer's time.
const product = {
  id: products.id,
  product_slug: products.product_slug,
  title_sv: products.title_sv,
  title_en: products.title_en,
  type: products.type,
  fuel_type: products.fuel_type,
  ...figureColumns,
  ...priceColumns,
}

// An uploaded picture takes precedence over the stored file name.
const ownPicture = firstFileOf(eq(image_uses.craneselector_id, craneselectors.id))
const logoFile = subquery<string | null>(sql`coalesce(${ownPicture}, ${craneselectors.logo_img})`)

function selectCranes(db: Database, where: SQL) {
  return db
    .select({
      id: craneselectors.id,
      slug: craneselectors.slug,
      title: craneselectors.title,
      url: craneselectors.url,
      repairs: craneselectors.repairs,
      sales: craneselectors.sales,
      showcase: craneselectors.showcase,
      logo_img: logoFile,
      content_sv: craneselectors.content_sv,
      content_en: craneselectors.content_en,
      weight: craneselectors.weight,
      crane_type: craneselectors.crane_type,
      product_id: craneselectors.product_id,
      rows: loadChartRows,
      configurations: craneConfigurations,
    })
    .from(craneselectors)
    .where(and(isVisible(craneselectors), where))
    .orderBy(asc(craneselectors.order), asc(craneselectors.id))
}

const mostUncharted = 24

const isCharted = exists(
  sql`(select from ${craneselector_rows} where craneselector_id = ${craneselectors.id})`,
)

// The JSON column may hold values written in SQL: what is no number counts as not known.
const figure = (name: string) =>
  sql`case when jsonb_typeof(fields -> ${name}) = 'number' then (fields ->> ${name})::float8 end`

/** Without a load chart, but the product's largest figures (jib included), each taken alone, suffice. */
function couldMakeLift(): SQL {
  return sql`not ${isCharted} and exists (
    select from ${products} where id = ${craneselectors.product_id}
      and greatest(liftheight, ${figure('liftheight_jib')}) >= ${sql.placeholder('height')}::float8
      and greatest(max_range, ${figure('max_range_jib')}) >= ${sql.placeholder('radius')}::float8
      and lift_capacity >= ${sql.placeholder('weight')}::float8
  )`
}

/** A largest figure of the product is known and does not suffice. */
function isTooSmall({ height, radius, weight }: Lift): SQL {
  return sql`exists (
    select from ${products} where id = ${craneselectors.product_id} and (
      greatest(liftheight, ${figure('liftheight_jib')}) < ${height}::float8
      or greatest(max_range, ${figure('max_range_jib')}) < ${radius}::float8
      or lift_capacity < ${weight}::float8
    )
  )`
}

function selectProducts(db: Database, where: SQL) {
  return db
    .select({
      product,
      prodcat_slug: prodcats.prodcat_slug,
      prodsubcat_slug: prodsubcats.prodsubcat_slug,
      outline: prodsubcats.outline,
      image: firstImageOf(eq(image_uses.product_id, products.id)),
    })
    .from(products)
    .innerJoin(prodsubcats, eq(prodsubcats.id, products.prodsubcat_id))
    .innerJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .where(and(isVisibleProduct(), where))
}

type StoredCrane = Awaited<ReturnType<typeof selectCranes>>[number]
type PublicProduct = Awaited<ReturnType<typeof selectProducts>>[number]
type Configuration = Omit<StoredCrane['configurations'][number], 'product_id'> & {
  product: PublicProduct | null
}
/** A visible crane with its rows; a `product` is null unless the public may see it. */
export type CraneRecord = Omit<StoredCrane, 'product_id' | 'configurations'> & {
  product: PublicProduct | null
  configurations: Configuration[]
}

export type CraneQueries = ReturnType<typeof createCraneQueries>

/** Cranes of the selector as the public may see them. Prepared: planning takes longer than running. */
export function createCraneQueries(db: Database) {
  const ids = sql`any(${sql.placeholder('ids')}::int[])`
  const slug = sql.placeholder('slug')
  const queries = {
    byIds: selectCranes(db, sql`${craneselectors.id} = ${ids}`).prepare('cranes_by_ids'),
    bySlug: selectCranes(db, eq(craneselectors.slug, slug)).prepare('crane_by_slug'),
    byProduct: selectCranes(
      db,
      sql`${craneselectors.product_id} = (
        select id from ${products} where product_slug = ${slug} and deleted_at is null
      )`,
    ).prepare('crane_by_product'),
    uncharted: selectCranes(db, couldMakeLift()).limit(mostUncharted).prepare('uncharted_cranes'),
    products: selectProducts(db, sql`${products.id} = ${ids}`).prepare('products_of_cranes'),
  }
  const withProducts = async (cranes: readonly StoredCrane[]): Promise<CraneRecord[]> => {
    const productIds = cranes.flatMap(productIdsOf)
    const found = productIds.length === 0 ? [] : await queries.products.execute({ ids: productIds })
    return joinProducts(cranes, found)
  }
  const first = async (cranes: readonly StoredCrane[]) =>
    (await withProducts(cranes.slice(0, 1)))[0] ?? null
  return {
    byIds: async (craneIds: readonly number[]): Promise<CraneRecord[]> =>
      craneIds.length === 0
        ? []
        : await withProducts(await queries.byIds.execute({ ids: craneIds })),
    /** Those without a load chart whose largest figures suffice for the lift. */
    findUncharted: async (lift: Lift) =>
      await withProducts(await queries.uncharted.execute({ ...lift })),
    findPossible: (lift: Lift) => findPossible(db, lift),
    countCharted: () => db.$count(craneselectors, and(isVisible(craneselectors), isCharted)),
    findLargest: () => findLargest(db),
    findBySlug: async (wanted: string) => first(await queries.bySlug.execute({ slug: wanted })),
    /** Null too when the product itself is not public. */
    async findByProduct(productSlug: string) {
      const crane = await first(await queries.byProduct.execute({ slug: productSlug }))
      return crane?.product == null ? null : crane
    },
  }
}

const productIdsOf = ({ product_id, configurations }: StoredCrane) =>
  [product_id, ...configurations.map((each) => each.product_id)].filter((id) => id !== null)

function joinProducts(cranes: readonly StoredCrane[], found: PublicProduct[]): CraneRecord[] {
  const byId = new Map(found.map((row) => [row.product.id, row]))
  const withProduct = <Owner extends { product_id: number | null }>(owner: Owner) => {
    const { product_id, ...rest } = owner
    return { ...rest, product: byId.get(product_id ?? 0) ?? null }
  }
  return cranes.map((crane) => ({
    ...withProduct(crane),
    configurations: crane.configurations.map(withProduct),
  }))
}

/** Those without a load chart of which nothing says that they cannot make the lift. */
async function findPossible(db: Database, lift: Lift): Promise<number[]> {
  const found = await db
    .select({ id: craneselectors.id })
    .from(craneselectors)
    .where(and(isVisible(craneselectors), sql`not ${isCharted} and not ${isTooSmall(lift)}`))
  return found.map(({ id }) => id)
}

/** The largest figures of all load charts, each taken alone; null without any chart. */
async function findLargest(db: Database): Promise<Lift | null> {
  const most = (column: AnyColumn) => sql<number>`max(${column})`
  const [row] = await db
    .select({
      height: most(craneselector_rows.lift_height),
      radius: most(craneselector_rows.lift_radius),
      weight: most(craneselector_rows.lift_weight),
    })
    .from(craneselector_rows)
    .innerJoin(craneselectors, eq(craneselectors.id, craneselector_rows.craneselector_id))
    .where(isVisible(craneselectors))
    .having(sql`count(*) > 0`)
  return row ?? null
}
