import { allows, type Permission } from '@minikran/domain/access/permissions'
import { roles } from '@minikran/domain/access/roles'
import { inArray } from 'drizzle-orm'
import type { Call } from '../../calls/call.ts'
import { columnsFor, type Listing, type ListQuery, listIds } from '../items/list-items.ts'
import { presentItems } from '../items/present-item.ts'
import type { Resource, Row } from '../items/resource.ts'
import { type AdminParts, listQueryOf } from '../items/resource-calls.ts'
import { type ItemColumn, itemColumns } from './item-columns.ts'
import { tableCall } from './table-call.ts'

const atOnce = 500

/** The list of a resource as a file. */
export function exportCall(resource: Resource, parts: AdminParts): Call {
  const columns = itemColumns(resource)
  return tableCall(parts, {
    path: `/admin/export${resource.many}`,
    item: resource.item,
    permission: narrower(resource.read),
    query: listQueryOf(resource).omit({ page: true, per_page: true, ids: true }),
    async find({ actor, nowMs }, query) {
      if (!allows(actor.role, 'list:export')) return { kind: 'problem', code: 'forbidden' }
      const listing = { db: parts.db, resource, actor, nowMs }
      // All ids are read at once, so that changes during the export neither repeat nor skip a row.
      const ids = await listIds(listing, query as ListQuery)
      const rows = exportedRows(listing, { ids, columns })
      return { heads: columns.map(({ name }) => name), rows, count: ids.length }
    },
  })
}

// A call has one permission, but an export needs two: the call has the one that fewer roles have.
const narrower = (read: Permission): Permission => {
  const mayExport = Object.values(roles).filter((role) => allows(role, 'list:export'))
  return mayExport.every((role) => allows(role, read)) ? 'list:export' : read
}

type Chosen = { ids: readonly number[]; columns: readonly ItemColumn[] }

async function* exportedRows(listing: Listing, { ids, columns }: Chosen) {
  const shape = Object.fromEntries(columns.map(({ field }) => [field, true]))
  const all = { ...listing.resource, notInLists: [] }
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce)
    const rows = (await listing.db
      .select(columnsFor(all))
      .from(all.table)
      .where(inArray(all.table.id, some))) as unknown as Row[]
    const items = await presentItems(listing, rows, shape)
    const byId = new Map(items.map((item) => [Number(item['id']), item]))
    for (const id of some) {
      const item = byId.get(id)
      if (item !== undefined) yield columns.map((column) => column.read(item))
    }
  }
}
