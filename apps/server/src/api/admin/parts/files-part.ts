import { asc, eq, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { document_uses, movie_uses } from '../../../database/schema/media.ts'
import type { Part } from '../items/resource.ts'
import { groupBy } from './group-by.ts'

type OwnerName = 'product_id' | 'presentationcontent_id' | 'page_id'

/** The documents of an item as a list of their ids, in their order. */
export function documentsPart(owner: OwnerName): Part {
  const column: PgColumn = document_uses[owner]
  return {
    field: 'document_ids',
    empty: [],
    async read(db, ids) {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ owner: column, id: document_uses.document_id })
        .from(document_uses)
        .where(inArray(column, [...ids]))
        .orderBy(asc(document_uses.order), asc(document_uses.id))
      return groupBy(
        rows,
        (row) => Number(row.owner),
        (row) => row.id,
      )
    },
    async write(tx, id, value) {
      const documentIds = value as number[]
      await tx.delete(document_uses).where(eq(column, id))
      if (documentIds.length === 0) return
      await tx
        .insert(document_uses)
        .values(documentIds.map((document_id, order) => ({ document_id, order, [owner]: id })))
    },
  }
}

/** The movies of an item, likewise. */
export function moviesPart(owner: OwnerName): Part {
  const column: PgColumn = movie_uses[owner]
  return {
    field: 'movie_ids',
    empty: [],
    async read(db, ids) {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ owner: column, id: movie_uses.movie_id })
        .from(movie_uses)
        .where(inArray(column, [...ids]))
        .orderBy(asc(movie_uses.order), asc(movie_uses.id))
      return groupBy(
        rows,
        (row) => Number(row.owner),
        (row) => row.id,
      )
    },
    async write(tx, id, value) {
      const movieIds = value as number[]
      await tx.delete(movie_uses).where(eq(column, id))
      if (movieIds.length === 0) return
      await tx
        .insert(movie_uses)
        .values(movieIds.map((movie_id, order) => ({ movie_id, order, [owner]: id })))
    },
  }
}
