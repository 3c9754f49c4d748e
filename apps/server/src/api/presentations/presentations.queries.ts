import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { subcategoryPicture } from '../../database/catalogue-pictures.ts'
import type { Database } from '../../database/client.ts'
import { documentsOf, moviesOf } from '../../database/files-of.ts'
import { firstImageOf, imagesOf } from '../../database/images-of.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { presentationcontents, presentations } from '../../database/schema/content.ts'
import { document_uses, image_uses, movie_uses } from '../../database/schema/media.ts'
import { products } from '../../database/schema/products.ts'
import { subquery } from '../../database/subquery.ts'
import { isVisible } from '../../database/visible.ts'

const contentCount = subquery<number>(sql`(
  select count(*)::int from ${presentationcontents}
  where ${presentationcontents.presentation_id} = ${presentations.id}
    and ${isVisible(presentationcontents)}
)`)

const selection = {
  id: presentations.id,
  presentation_slug: presentations.presentation_slug,
  presentation_type: presentations.presentation_type,
  title_sv: presentations.title_sv,
  title_en: presentations.title_en,
  content_sv: presentations.content_sv,
  content_en: presentations.content_en,
  publish_at: presentations.publish_at,
  product_id: presentations.product_id,
  image: firstImageOf(eq(image_uses.presentation_id, presentations.id)),
  content_count: contentCount,
  subcategory: {
    prodcat_slug: prodcats.prodcat_slug,
    prodsubcat_slug: prodsubcats.prodsubcat_slug,
    title_sv: prodsubcats.prodsubcat_title_sv,
    title_en: prodsubcats.prodsubcat_title_en,
    image_file: subcategoryPicture,
    outline: prodsubcats.outline,
  },
}

const contentSelection = {
  id: presentationcontents.id,
  title_sv: presentationcontents.title_sv,
  title_en: presentationcontents.title_en,
  content_sv: presentationcontents.content_sv,
  content_en: presentationcontents.content_en,
  images: imagesOf(eq(image_uses.presentationcontent_id, presentationcontents.id)),
  documents: documentsOf(eq(document_uses.presentationcontent_id, presentationcontents.id)),
  movies: moviesOf(eq(movie_uses.presentationcontent_id, presentationcontents.id)),
}

const slug = sql.placeholder('slug')

// About the product itself, or about the subcategory that it belongs to.
const isAboutProduct = or(
  sql`${presentations.product_id} in (
    select ${products.id} from ${products}
    where ${products.product_slug} = ${slug} and ${products.deleted_at} is null
  )`,
  sql`${presentations.prodsubcat_id} in (
    select ${products.prodsubcat_id} from ${products}
    where ${products.product_slug} = ${slug} and ${products.deleted_at} is null
  )`,
)

const selectVisible = (db: Database, where?: SQL) =>
  db
    .select(selection)
    .from(presentations)
    .leftJoin(
      prodsubcats,
      and(eq(prodsubcats.id, presentations.prodsubcat_id), isVisible(prodsubcats)),
    )
    .leftJoin(prodcats, and(eq(prodcats.id, prodsubcats.prodcat_id), isVisible(prodcats)))
    .where(and(isVisible(presentations), where))
    .orderBy(desc(presentations.publish_at), asc(presentations.order), desc(presentations.id))
    .limit(sql.placeholder('limit'))

const countVisible = (db: Database, where?: SQL) =>
  db
    .select({ total: count() })
    .from(presentations)
    .where(and(isVisible(presentations), where))

const selectContents = (db: Database) =>
  db
    .select(contentSelection)
    .from(presentationcontents)
    .where(
      and(
        eq(presentationcontents.presentation_id, sql.placeholder('id')),
        isVisible(presentationcontents),
      ),
    )
    .orderBy(asc(presentationcontents.order), asc(presentationcontents.id))

/** Presentations that the public may see, the newest first, and their pages. */
export function createPresentationQueries(db: Database) {
  const queries = {
    newest: selectVisible(db).prepare('presentations_newest'),
    total: countVisible(db).prepare('presentations_count'),
    about: selectVisible(db, isAboutProduct).prepare('presentations_about_product'),
    totalAbout: countVisible(db, isAboutProduct).prepare('presentations_about_product_count'),
    bySlug: selectVisible(db, eq(presentations.presentation_slug, slug)).prepare(
      'presentation_by_slug',
    ),
    contents: selectContents(db).prepare('presentation_contents'),
  }
  return {
    async listNewest(limit: number, productSlug: string | undefined) {
      const isAll = productSlug === undefined
      const [rows, [found]] = await Promise.all([
        isAll
          ? queries.newest.execute({ limit })
          : queries.about.execute({ limit, slug: productSlug }),
        isAll ? queries.total.execute() : queries.totalAbout.execute({ slug: productSlug }),
      ])
      return { rows, total: found?.total ?? 0 }
    },
    find: async (presentation: string) =>
      (await queries.bySlug.execute({ slug: presentation, limit: 1 }))[0] ?? null,
    listContents: (id: number) => queries.contents.execute({ id }),
  }
}

type PresentationQueries = ReturnType<typeof createPresentationQueries>
export type PresentationRow = NonNullable<Awaited<ReturnType<PresentationQueries['find']>>>
export type ContentRow = Awaited<ReturnType<PresentationQueries['listContents']>>[number]
