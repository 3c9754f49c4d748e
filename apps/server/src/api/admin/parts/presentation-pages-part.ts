import { asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { presentationcontents } from '../../../database/schema/content.ts'
import { document_uses, image_uses, movie_uses } from '../../../database/schema/media.ts'
import { cleanContent } from '../items/content-rules.ts'
import type { Fields, Part } from '../items/resource.ts'
import { documentsPart, imagesPart, moviesPart } from './file-parts.ts'

const owner = 'presentationcontent_id'
/** The files of a page, with its text. */
const fileParts = [imagesPart(owner), documentsPart(owner), moviesPart(owner)]

/** The pages of a presentation in their order, each with its pictures, documents and movies. */
export const presentationPagesPart: Part = {
  field: 'presentationcontents',
  empty: [],
  async read(db, ids) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .select()
      .from(presentationcontents)
      .where(inArray(presentationcontents.presentation_id, [...ids]))
      .orderBy(asc(presentationcontents.order), asc(presentationcontents.id))
    const pageIds = rows.map(({ id }) => id)
    const files: [string, ReadonlyMap<number, unknown>][] = []
    for (const part of fileParts) files.push([part.field, await part.read(db, pageIds)])
    const pageOf = ({ id, title_sv, title_en, content_sv, content_en }: (typeof rows)[number]) => ({
      title_sv,
      title_en,
      content_sv,
      content_en,
      ...Object.fromEntries(files.map(([field, byPage]) => [field, byPage.get(id) ?? []])),
    })
    const byOwner = Map.groupBy(rows, (row) => row.presentation_id)
    return new Map([...byOwner].map(([id, pages]) => [id, pages.map(pageOf)]))
  },
  async write(tx, id, value) {
    await removePages(tx, id)
    for (const [order, page] of (value as Fields[]).entries()) {
      const { image_ids, document_ids, movie_ids, ...texts } = page
      const [made] = await tx
        .insert(presentationcontents)
        .values({ ...cleanContent(texts), order, presentation_id: id } as never)
        .returning({ id: presentationcontents.id })
      for (const part of fileParts) await part.write(tx, made?.id ?? 0, page[part.field] ?? [])
    }
  },
}

async function removePages(tx: Transaction, id: number): Promise<void> {
  const pages = tx
    .select({ id: presentationcontents.id })
    .from(presentationcontents)
    .where(eq(presentationcontents.presentation_id, id))
  for (const uses of [image_uses, document_uses, movie_uses]) {
    await tx.delete(uses).where(inArray(uses[owner], pages))
  }
  await tx.delete(presentationcontents).where(eq(presentationcontents.presentation_id, id))
}
