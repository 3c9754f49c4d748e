import { makeAccountLink, sendAccountLink } from '../../accounts/account-links.ts'
import { accountAddress } from '../../accounts/address-spelling.ts'
import { isAddressTaken } from '../../accounts/is-address-taken.ts'
import { lockOwnAccount, type OwnAccount } from '../../accounts/lock-own-account.ts'
import type { Database } from '../../database/client.ts'
import type { MailServices } from '../../jobs/queue-mail.ts'

type Services = MailServices & { db: Database }

/**
 * Sends a link to a new address; the account's address changes when the link is followed. A new link
 * replaces earlier ones. For an address that has an account already a link is made but not sent: the
 * profile shows it as pending like any other, so that nobody learns who has an account.
 */
export async function requestNewEmail(
  services: Services,
  { account, typed }: { account: OwnAccount; typed: string },
): Promise<void> {
  const newAddress = accountAddress(typed)
  await services.db.transaction(async (tx) => {
    const user = await lockOwnAccount(tx, account)
    if (await isAddressTaken(tx, newAddress, user.id)) {
      await makeAccountLink(tx, { userId: user.id, kind: 'email', newAddress })
      return
    }
    await sendAccountLink(tx, services, { user, kind: 'email', lang: user.locale, newAddress })
  })
}
