import { asc, eq, inArray } from 'drizzle-orm'
import { isAmong } from '../../../database/is-among.ts'
import { craneselector_rows, craneselectors } from '../../../database/schema/cranes.ts'
import type { Call } from '../../calls/call.ts'
import { type Listing, type ListQuery, listIds } from '../items/list-items.ts'
import { type AdminParts, listQueryOf } from '../items/resource-calls.ts'
import { craneselectorResource } from '../resources/cranes.ts'
import { craneRowHeads } from './import-crane-rows.ts'
import { tableCall } from './table-call.ts'

const cranesAtOnce = 50

/** The load charts of a list's cranes, one line for each point. */
export function exportCraneRowsCall(parts: AdminParts): Call {
  const resource = craneselectorResource
  return tableCall(parts, {
    path: '/admin/exportCraneselectorRows',
    permission: 'list:export',
    item: 'craneselector_rows',
    query: listQueryOf(resource).omit({ page: true, per_page: true, ids: true }),
    async find({ actor, nowMs }, query) {
      const listing = { db: parts.db, resource, actor, nowMs }
      const ids = await listIds(listing, query as ListQuery)
      const count = await parts.db.$count(
        craneselector_rows,
        isAmong(craneselector_rows.craneselector_id, ids),
      )
      return { heads: craneRowHeads, rows: chartLines(listing, ids), count }
    },
  })
}

async function* chartLines({ db }: Listing, ids: readonly number[]) {
  for (let at = 0; at < ids.length; at += cranesAtOnce) {
    const some = ids.slice(at, at + cranesAtOnce)
    const rows = await db
      .select({ crane: craneselectors, point: craneselector_rows })
      .from(craneselector_rows)
      .innerJoin(craneselectors, eq(craneselectors.id, craneselector_rows.craneselector_id))
      .where(inArray(craneselectors.id, some))
      .orderBy(asc(craneselector_rows.line))
    const byCrane = Map.groupBy(rows, ({ crane }) => crane.id)
    for (const { crane, point } of some.flatMap((id) => byCrane.get(id) ?? [])) {
      const { line, lift_height, lift_radius, lift_weight, configuration } = point
      const figures = [lift_height, lift_radius, lift_weight]
      yield [crane.slug, crane.title, crane.version, line, ...figures, configuration]
    }
  }
}
