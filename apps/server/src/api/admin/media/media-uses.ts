import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader } from '../../../database/client.ts'
import { case_documents } from '../../../database/schema/case-files.ts'
import { cases } from '../../../database/schema/cases.ts'
import type { Holder } from '../items/resource.ts'
import { type Medium, owners } from './media-kinds.ts'

const mostNamed = 50

/** The owners that can show this kind, each with its column of the use. */
export function ownersOf({ uses }: Medium) {
  const columns: Record<string, PgColumn> = getTableColumns(uses)
  return owners.flatMap((owner) => {
    const column = columns[owner.column]
    return column === undefined ? [] : [{ ...owner, column }]
  })
}

/** The condition on the rows of a kind that somebody sees; undefined: all of them. */
export type SeenRows = (item: string) => SQL | undefined

/** The items that show a medium, with titles for links in a refusal or list. */
export async function usesOf(
  db: Reader,
  medium: Medium,
  { id, seen }: { id: number; seen: SeenRows },
): Promise<Holder[]> {
  const found: Holder[] = []
  for (const { item, table, whole, wholeId, title, column } of ownersOf(medium)) {
    const visible = seen(item)
    const seenOwners =
      visible && inArray(wholeId, db.select({ id: whole.id }).from(whole).where(visible))
    const rows = await db
      .selectDistinct({ id: wholeId, title: sql<string>`${title}::text` })
      .from(medium.uses)
      .innerJoin(table, eq(table.id, column))
      .where(and(eq(medium.usedAs, id), seenOwners))
      .orderBy(wholeId)
      .limit(mostNamed)
    found.push(...rows.map((row) => ({ item, id: Number(row.id), title: row.title })))
  }
  if (medium.kind === 'documents') found.push(...(await casesWith(db, id, seen('cases'))))
  return found
}

// A document that was sent with a case cannot be deleted.
async function casesWith(db: Reader, id: number, visible: SQL | undefined): Promise<Holder[]> {
  const rows = await db
    .select({ id: cases.id, title: cases.case_number })
    .from(case_documents)
    .innerJoin(cases, eq(cases.id, case_documents.case_id))
    .where(and(eq(case_documents.document_id, id), visible))
    .orderBy(cases.id)
    .limit(mostNamed)
  return rows.map((row) => ({ item: 'cases', ...row }))
}
