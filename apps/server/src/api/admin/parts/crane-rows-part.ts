import type { ConfiguredRow } from '@minikran/domain/crane-selection/configurations'
import { asc, eq, inArray } from 'drizzle-orm'
import { craneselector_rows } from '../../../database/schema/cranes.ts'
import type { Part } from '../items/resource.ts'
import { groupBy } from './group-by.ts'

/** A crane's load chart, in the order of its lines. */
export const craneRowsPart: Part = {
  field: 'rows',
  empty: [],
  async read(db, ids) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .select()
      .from(craneselector_rows)
      .where(inArray(craneselector_rows.craneselector_id, [...ids]))
      .orderBy(asc(craneselector_rows.line))
    return groupBy(
      rows,
      (row) => row.craneselector_id,
      ({ lift_height, lift_radius, lift_weight, configuration }) => ({
        lift_height,
        lift_radius,
        lift_weight,
        configuration,
      }),
    )
  },
  async write(tx, id, value) {
    const rows = value as ConfiguredRow[]
    await tx.delete(craneselector_rows).where(eq(craneselector_rows.craneselector_id, id))
    if (rows.length === 0) return
    await tx
      .insert(craneselector_rows)
      .values(rows.map((row, index) => ({ ...row, line: index + 1, craneselector_id: id })))
  },
}
