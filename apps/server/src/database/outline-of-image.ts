import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from './client.ts'
import { prodcats, prodsubcats } from './schema/catalogue.ts'
import { image_uses, images } from './schema/media.ts'
import { products } from './schema/products.ts'

/** Finds the outline of the category that a picture belongs to; null when it belongs to none. */
export function findOutlineIn(db: Database): (imageFile: string) => Promise<string | null> {
  const outline = sql<string | null>`coalesce(${prodsubcats.outline}, ${prodcats.outline})`
  const query = db
    .select({ outline })
    .from(images)
    .innerJoin(image_uses, eq(image_uses.image_id, images.id))
    .leftJoin(products, eq(products.id, image_uses.product_id))
    .leftJoin(
      prodsubcats,
      sql`${prodsubcats.id} = coalesce(${products.prodsubcat_id}, ${image_uses.prodsubcat_id})`,
    )
    .leftJoin(prodcats, eq(prodcats.id, image_uses.prodcat_id))
    .where(and(eq(images.image_file, sql.placeholder('file')), isNull(images.deleted_at)))
    .orderBy(sql`${outline} nulls last`)
    .limit(1)
    .prepare('outline_of_image')
  return async (file) => (await query.execute({ file }))[0]?.outline ?? null
}
