import { asc, eq, inArray } from 'drizzle-orm'
import { crane_configurations } from '../../../database/schema/cranes.ts'
import type { Part } from '../items/resource.ts'
import { groupBy } from './group-by.ts'

type Configuration = Pick<
  typeof crane_configurations.$inferSelect,
  'key' | 'title_sv' | 'title_en' | 'product_id' | 'included' | 'extra_weight'
>

/** What a crane is rigged with, from the plainest on. */
export const craneConfigurationsPart: Part = {
  field: 'configurations',
  empty: [],
  async read(db, ids) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .select()
      .from(crane_configurations)
      .where(inArray(crane_configurations.craneselector_id, [...ids]))
      .orderBy(asc(crane_configurations.order))
    return groupBy(
      rows,
      (row) => row.craneselector_id,
      ({ key, title_sv, title_en, product_id, included, extra_weight }) => ({
        key,
        title_sv,
        title_en,
        product_id,
        included,
        extra_weight,
      }),
    )
  },
  async write(tx, id, value) {
    const configurations = value as Configuration[]
    await tx.delete(crane_configurations).where(eq(crane_configurations.craneselector_id, id))
    if (configurations.length === 0) return
    await tx
      .insert(crane_configurations)
      .values(configurations.map((each, order) => ({ ...each, order, craneselector_id: id })))
  },
}
