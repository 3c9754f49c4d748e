import { asc, eq, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { image_uses } from '../../../database/schema/media.ts'
import type { Part } from '../items/resource.ts'
import { groupBy } from './group-by.ts'

type OwnerName = Exclude<keyof typeof image_uses.$inferSelect, 'id' | 'image_id' | 'order'>

/** The pictures of an item as a list of their ids, in their order. */
export function imagesPart(owner: OwnerName): Part {
  const column: PgColumn = image_uses[owner]
  return {
    field: 'image_ids',
    empty: [],
    async read(db, ids) {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ owner: column, image_id: image_uses.image_id })
        .from(image_uses)
        .where(inArray(column, [...ids]))
        .orderBy(asc(image_uses.order), asc(image_uses.id))
      return groupBy(
        rows,
        (row) => Number(row.owner),
        (row) => row.image_id,
      )
    },
    async write(tx, id, value) {
      const imageIds = value as number[]
      await tx.delete(image_uses).where(eq(column, id))
      if (imageIds.length === 0) return
      await tx
        .insert(image_uses)
        .values(imageIds.map((image_id, order) => ({ image_id, order, [owner]: id })))
    },
  }
}
