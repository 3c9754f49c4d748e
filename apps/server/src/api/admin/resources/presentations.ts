import { viewed } from '@minikran/contract/admin/item'
import { filters } from '@minikran/contract/admin/list'
import { presentationFields, presentationTypes } from '@minikran/contract/admin/presentations'
import { presentationPath } from '@minikran/domain/catalogue/product-path'
import { presentationSubject } from '@minikran/domain/content/presentation-picture'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../../database/client.ts'
import { presentationcontents, presentations } from '../../../database/schema/content.ts'
import { document_uses, image_uses, movie_uses } from '../../../database/schema/media.ts'
import { defineResource } from '../items/define-resource.ts'
import { type Errors, type Fields, filter, type Holder } from '../items/resource.ts'
import { media } from '../media/media-kinds.ts'
import { presentationPagesPart } from '../parts/presentation-pages-part.ts'

function judgeSubject({ presentation_type, product_id, prodsubcat_id }: Fields): Errors {
  const subject = presentationSubject(Number(presentation_type))
  if (subject === 'product' && product_id === null) return { product_id: ['required'] }
  return subject === 'subcategory' && prodsubcat_id === null ? { prodsubcat_id: ['required'] } : {}
}

const pagesOf = (db: Reader, id: number) =>
  db
    .select({ id: presentationcontents.id })
    .from(presentationcontents)
    .where(eq(presentationcontents.presentation_id, id))

const onPage = {
  images: image_uses.presentationcontent_id,
  documents: document_uses.presentationcontent_id,
  movies: movie_uses.presentationcontent_id,
}

async function filesOnPages(db: Reader, id: number): Promise<Holder[]> {
  const found: Holder[] = []
  for (const medium of Object.values(media)) {
    const { kind, table, name, uses } = medium
    const rows = await db
      .selectDistinct({ id: table.id, title: sql<string>`${name}` })
      .from(uses)
      .innerJoin(table, eq(table.id, medium.usedAs))
      .where(inArray(onPage[kind], pagesOf(db, id)))
      .orderBy(table.id)
    found.push(...rows.map((row) => ({ item: kind, id: Number(row.id), title: row.title })))
  }
  return found
}

export const presentationResource = defineResource({
  item: 'presentations',
  table: presentations,
  isContent: true,
  fields: presentationFields,
  shown: viewed,
  images: 'presentation_id',
  parts: [presentationPagesPart],
  notInLists: ['content_sv', 'content_en', 'presentationcontents'],
  sort: ['publish_at', 'title_sv', 'presentation_type', 'views', 'updated_at'],
  firstOrder: 'desc',
  search: [presentations.title_sv, presentations.title_en, presentations.presentation_slug],
  english: presentations.title_en,
  filters: {
    presentation_type: filter(filters.code(Math.max(...presentationTypes)), (type) =>
      eq(presentations.presentation_type, type),
    ),
    product_id: filter(filters.id(), (id) => eq(presentations.product_id, id)),
    prodsubcat_id: filter(filters.id(), (id) => eq(presentations.prodsubcat_id, id)),
  },
  judge: async (_, { after }) => judgeSubject(after),
  unique: { presentations_slug: { field: 'presentation_slug', rule: 'slugExists' } },
  filesWithin: filesOnPages,
  path: async (_, item) =>
    presentationPath({ presentation_slug: String(item['presentation_slug']) }),
})
