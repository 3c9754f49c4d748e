import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { depots } from '../../database/schema/depots.ts'
import { isVisible } from '../../database/visible.ts'

export type AnsweringDepot = NonNullable<Awaited<ReturnType<typeof findDepot>>>

/** A public depot with the address that answers its cases. */
export async function findDepot(db: Database, id: number) {
  const { depot_name, corp_city, email_address, corp_lat, corp_lng } = depots
  const [row] = await db
    .select({ id: depots.id, depot_name, corp_city, email_address, corp_lat, corp_lng })
    .from(depots)
    .where(and(eq(depots.id, id), isVisible(depots)))
  return row ?? null
}
