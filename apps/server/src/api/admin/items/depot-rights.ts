import { managesOneDepot } from '@minikran/domain/access/account-rules'
import { eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from './resource.ts'

/** Whether the actor manages one depot and sees only its items. */
export const isDepotBound = ({ role }: Actor) => managesOneDepot(role)

/** The rows that a depot-bound actor sees; `shared` adds those of no depot. */
export function seenOfDepot(column: PgColumn, options: { shared: boolean }) {
  return (actor: Actor): SQL | undefined => {
    if (!isDepotBound(actor)) return undefined
    if (actor.depotId === null) return sql`false`
    const own = eq(column, actor.depotId)
    return options.shared ? or(own, isNull(column)) : own
  }
}
