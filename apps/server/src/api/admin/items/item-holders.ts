import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reader } from '../../../database/client.ts'
import type { Holder } from './resource.ts'

type Held = {
  item: string
  table: PgTable & { id: PgColumn }
  /** The column that refers to the item that is to be deleted. */
  by: PgColumn
  title: PgColumn | SQL
}

const mostNamed = 20

/** Finds the items that refer to this one, with titles for a refusal that links to them. */
export function holdersBy(...held: readonly Held[]) {
  return async (db: Reader, id: number): Promise<Holder[]> => {
    const found: Holder[] = []
    for (const { item, table, by, title } of held) {
      const rows = await db
        .select({ id: table.id, title: sql<string>`${title}::text` })
        .from(table)
        .where(eq(by, id))
        .limit(mostNamed)
      found.push(...rows.map((row) => ({ item, id: Number(row.id), title: row.title })))
    }
    return found
  }
}
