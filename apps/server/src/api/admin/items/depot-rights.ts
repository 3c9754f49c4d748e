import { allows } from '@minikran/domain/access/permissions'
import { eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from './resource.ts'

/** Whoever belongs to one depot sees that one alone: `case:read:any` is what the others have. */
export const isDepotBound = ({ role }: Actor) => !allows(role, 'case:read:any')

/** What of a table a depot-bound actor sees; `shared` adds what belongs to no depot. */
export function seenOfDepot(column: PgColumn, options: { shared: boolean }) {
  return (actor: Actor): SQL | undefined => {
    if (!isDepotBound(actor)) return undefined
    if (actor.depotId === null) return sql`false`
    const own = eq(column, actor.depotId)
    return options.shared ? or(own, isNull(column)) : own
  }
}
