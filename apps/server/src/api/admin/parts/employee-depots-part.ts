import { asc, eq, inArray } from 'drizzle-orm'
import { depot_employee_depots } from '../../../database/schema/depots.ts'
import type { Part } from '../items/resource.ts'
import { groupBy } from './group-by.ts'

/** The depots whose pages show a person. */
export const employeeDepotsPart: Part = {
  field: 'depot_ids',
  empty: [],
  async read(db, ids) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .select()
      .from(depot_employee_depots)
      .where(inArray(depot_employee_depots.depot_employee_id, [...ids]))
      .orderBy(asc(depot_employee_depots.depot_id))
    return groupBy(
      rows,
      (row) => row.depot_employee_id,
      (row) => row.depot_id,
    )
  },
  async write(tx, id, value) {
    await tx.delete(depot_employee_depots).where(eq(depot_employee_depots.depot_employee_id, id))
    const depotIds = [...new Set(value as number[])]
    await tx
      .insert(depot_employee_depots)
      .values(depotIds.map((depot_id) => ({ depot_employee_id: id, depot_id })))
  },
}
