import { eq } from 'drizzle-orm'
import { makeAccountLink, sendAccountLink } from '../../accounts/account-links.ts'
import { accountAddress } from '../../accounts/address-spelling.ts'
import { isAddressTaken } from '../../accounts/is-address-taken.ts'
import type { Database } from '../../database/client.ts'
import { users } from '../../database/schema/people.ts'
import type { MailServices } from '../../jobs/queue-mail.ts'

type Services = MailServices & { db: Database }

/**
 * Sends a link to a new address; the account's address changes when the link is followed. A new link
 * replaces earlier ones. For an address that has an account already a link is made but not sent: the
 * profile shows it as pending like any other, so that nobody learns who has an account.
 */
export async function requestNewEmail(
  services: Services,
  { userId, typed }: { userId: number; typed: string },
): Promise<void> {
  const newAddress = accountAddress(typed)
  await services.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId))
    if (user === undefined) throw new Error('The account of a live session was not found')
    if (await isAddressTaken(tx, newAddress, userId)) {
      await makeAccountLink(tx, { userId, kind: 'email', newAddress })
      return
    }
    await sendAccountLink(tx, services, { user, kind: 'email', lang: user.locale, newAddress })
  })
}
