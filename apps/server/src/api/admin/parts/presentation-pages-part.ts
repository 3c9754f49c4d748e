import { asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { presentationcontents } from '../../../database/schema/content.ts'
import { document_uses, image_uses, movie_uses } from '../../../database/schema/media.ts'
import { cleanContent } from '../items/content-rules.ts'
import type { Fields, Part, Reader } from '../items/resource.ts'
import { groupBy } from './group-by.ts'

type Page = Fields & { image_ids: number[]; document_ids: number[]; movie_ids: number[] }

/** What a page shows beside its text, each kind in a table of its own. */
const kinds = [
  {
    field: 'image_ids',
    file: 'image_id',
    table: image_uses,
    fileColumn: image_uses.image_id,
    page: image_uses.presentationcontent_id,
  },
  {
    field: 'document_ids',
    file: 'document_id',
    table: document_uses,
    fileColumn: document_uses.document_id,
    page: document_uses.presentationcontent_id,
  },
  {
    field: 'movie_ids',
    file: 'movie_id',
    table: movie_uses,
    fileColumn: movie_uses.movie_id,
    page: movie_uses.presentationcontent_id,
  },
] as const

type Kind = (typeof kinds)[number]

async function filesOf(db: Reader, kind: Kind, pages: readonly number[]) {
  const rows = await db
    .select({ page: kind.page, file: kind.fileColumn })
    .from(kind.table)
    .where(inArray(kind.page, [...pages]))
    .orderBy(asc(kind.table.order), asc(kind.table.id))
  return groupBy(
    rows,
    (row) => Number(row.page),
    (row) => row.file,
  )
}

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
    const pages = rows.map(({ id }) => id)
    const files: [string, Map<number, number[]>][] = []
    for (const kind of kinds) files.push([kind.field, await filesOf(db, kind, pages)])
    return groupBy(
      rows,
      (row) => row.presentation_id,
      ({ id, title_sv, title_en, content_sv, content_en }) => ({
        title_sv,
        title_en,
        content_sv,
        content_en,
        ...Object.fromEntries(files.map(([field, byPage]) => [field, byPage.get(id) ?? []])),
      }),
    )
  },
  async write(tx, id, value) {
    await removePages(tx, id)
    for (const [order, page] of (value as Page[]).entries()) {
      const { image_ids, document_ids, movie_ids, ...texts } = page
      const [made] = await tx
        .insert(presentationcontents)
        .values({ ...cleanContent(texts), order, presentation_id: id } as never)
        .returning({ id: presentationcontents.id })
      const files = { image_ids, document_ids, movie_ids }
      for (const kind of kinds) await writeFiles(tx, kind, { page: made?.id ?? 0, files })
    }
  },
}

async function removePages(tx: Transaction, id: number): Promise<void> {
  const pages = tx
    .select({ id: presentationcontents.id })
    .from(presentationcontents)
    .where(eq(presentationcontents.presentation_id, id))
  for (const kind of kinds) await tx.delete(kind.table).where(inArray(kind.page, pages))
  await tx.delete(presentationcontents).where(eq(presentationcontents.presentation_id, id))
}

type Files = { page: number; files: Pick<Page, Kind['field']> }

async function writeFiles(tx: Transaction, kind: Kind, { page, files }: Files): Promise<void> {
  const ids = files[kind.field] ?? []
  if (ids.length === 0) return
  const rows = ids.map((file, order) => ({
    [kind.file]: file,
    presentationcontent_id: page,
    order,
  }))
  await tx.insert(kind.table).values(rows as never)
}
