import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type LinkServices, sendAccountLink } from '../../accounts/account-links.ts'
import { accountAddress } from '../../accounts/address-spelling.ts'
import type { Database } from '../../database/client.ts'
import { users } from '../../database/schema/people.ts'

type Services = LinkServices & { db: Database }

/**
 * Sends a link to a new address; the account keeps its own until the link is followed. An earlier
 * link is dead with a later one.
 */
export function askForNewEmail(
  services: Services,
  { userId, typed }: { userId: number; typed: string },
): Promise<'sent' | 'taken'> {
  const newAddress = accountAddress(typed)
  return services.db.transaction(async (tx) => {
    const others = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          sql`lower(${users.email_address}) = ${newAddress}`,
          isNull(users.deleted_at),
          ne(users.id, userId),
        ),
      )
    if (others.length > 0) return 'taken'
    const [user] = await tx.select().from(users).where(eq(users.id, userId))
    if (user === undefined) throw new Error('The account of a live session is there')
    await sendAccountLink(tx, services, { user, kind: 'email', lang: user.locale, newAddress })
    return 'sent'
  })
}
