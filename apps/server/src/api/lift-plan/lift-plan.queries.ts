import { figuresOf } from '@minikran/domain/machine-drawing/machine-figures'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { priceColumns } from '../../database/price-columns.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { products } from '../../database/schema/products.ts'
import { isVisibleProduct } from '../../database/visible.ts'

const vacuumLifter = 'vacuum-lifter'
/** What a plate's title or search words hold, as `norm` has it. */
const plateWord = '%stodbensplatt%'
/** The same of a generator. */
const generatorWord = '%elverk%'

function selectGear(db: Database, where: SQL) {
  return db
    .select({
      product_slug: products.product_slug,
      prodcat_slug: prodcats.prodcat_slug,
      prodsubcat_slug: prodsubcats.prodsubcat_slug,
      title_sv: products.title_sv,
      title_en: products.title_en,
      type: products.type,
      ...priceColumns,
      outline: prodsubcats.outline,
      weight: products.weight,
      lift_capacity: products.lift_capacity,
      useformaterial: products.useformaterial,
      length: products.length,
      width: products.width,
      max_load: products.max_load,
      fields: products.fields,
    })
    .from(products)
    .innerJoin(prodsubcats, eq(prodsubcats.id, products.prodsubcat_id))
    .innerJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .where(and(isVisibleProduct(), where))
}

type GearRow = Awaited<ReturnType<typeof selectGear>>[number]

function readGear({ fields, outline, ...gear }: GearRow) {
  return {
    ...gear,
    ...figuresOf(fields, ['tilt_deg']),
    isLifter: outline === vacuumLifter,
  }
}
export type Gear = ReturnType<typeof readGear>

/** What hangs on the hook or lies under the legs, as the public may see it. */
export function createGearQueries(db: Database) {
  const bySlug = selectGear(db, eq(products.product_slug, sql.placeholder('slug')))
  const queries = {
    bySlug: bySlug.prepare('gear_by_slug'),
    lifters: selectGear(db, eq(prodsubcats.outline, vacuumLifter)).prepare('vacuum_lifters'),
    plates: selectGear(db, sql`${products.norm} like ${plateWord}`).prepare('outrigger_plates'),
    generators: selectGear(db, sql`${products.norm} like ${generatorWord}`)
      .orderBy(products.product_slug)
      .prepare('generators'),
  }
  return {
    async findBySlug(slug: string): Promise<Gear | null> {
      const [found] = await queries.bySlug.execute({ slug })
      return found === undefined ? null : readGear(found)
    },
    lifters: async () => (await queries.lifters.execute()).map(readGear),
    plates: async () => (await queries.plates.execute()).map(readGear),
    generators: async () => (await queries.generators.execute()).map(readGear),
  }
}
