import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { imagesOf } from '../../database/images-of.ts'
import { post_products, posts } from '../../database/schema/content.ts'
import { image_uses } from '../../database/schema/media.ts'
import { subquery } from '../../database/subquery.ts'
import { isVisible } from '../../database/visible.ts'

const productIds = subquery<number[]>(sql`array(
  select ${post_products.product_id} from ${post_products}
  where ${post_products.post_id} = ${posts.id}
  order by ${post_products.order}, ${post_products.product_id}
)`)

const selection = {
  id: posts.id,
  post_slug: posts.post_slug,
  post_type: posts.post_type,
  title_sv: posts.title_sv,
  title_en: posts.title_en,
  content_sv: posts.content_sv,
  content_en: posts.content_en,
  publish_at: posts.publish_at,
  order: posts.order,
  images: imagesOf(eq(image_uses.post_id, posts.id)),
  product_ids: productIds,
}

const neighbour = {
  post_slug: posts.post_slug,
  title_sv: posts.title_sv,
  title_en: posts.title_en,
}

// Posts of the same time are in the company's order.
const newestFirst = [desc(posts.publish_at), asc(posts.order), desc(posts.id)]
const oldestFirst = [asc(posts.publish_at), desc(posts.order), asc(posts.id)]

type Place = { id: number; order: number; publish_at: Date | null }

/** News that the public may see, the newest first. */
export function createPostQueries(db: Database) {
  const visible = (where?: SQL) =>
    db
      .select(selection)
      .from(posts)
      .where(and(isVisible(posts), where))
      .orderBy(...newestFirst)
      .limit(sql.placeholder('limit'))
  const beside = (where: SQL, order: SQL[]) =>
    db
      .select(neighbour)
      .from(posts)
      .where(and(isVisible(posts), where))
      .orderBy(...order)
      .limit(1)
  const place = sql`(${posts.publish_at}, -${posts.order}, ${posts.id})`
  const given = sql`(${sql.placeholder('publish_at')}::timestamptz, -${sql.placeholder('order')}::int, ${sql.placeholder('id')}::int)`
  const queries = {
    newest: visible().prepare('posts_newest'),
    bySlug: visible(eq(posts.post_slug, sql.placeholder('slug'))).prepare('post_by_slug'),
    total: db.select({ total: count() }).from(posts).where(isVisible(posts)).prepare('posts_count'),
    newer: beside(sql`${place} > ${given}`, oldestFirst).prepare('post_newer'),
    older: beside(sql`${place} < ${given}`, newestFirst).prepare('post_older'),
  }
  return {
    listNewest: (limit: number) => queries.newest.execute({ limit }),
    count: async () => (await queries.total.execute())[0]?.total ?? 0,
    find: async (slug: string) => (await queries.bySlug.execute({ slug, limit: 1 }))[0] ?? null,
    async findNeighbours({ id, order, publish_at }: Place) {
      const [newer, older] = await Promise.all([
        queries.newer.execute({ id, order, publish_at }),
        queries.older.execute({ id, order, publish_at }),
      ])
      return { newer: newer[0] ?? null, older: older[0] ?? null }
    },
  }
}

type PostQueries = ReturnType<typeof createPostQueries>
export type PostRow = Awaited<ReturnType<PostQueries['listNewest']>>[number]
export type NeighbourRow = NonNullable<Awaited<ReturnType<PostQueries['findNeighbours']>>['newer']>
