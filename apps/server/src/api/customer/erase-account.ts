import type { Visitor } from '@minikran/contract/site-handler'
import { isOwnPassword } from '../../accounts/change-password.ts'
import { erasePerson } from '../../accounts/erase-person.ts'
import { type ErasureServices, finishErasure } from '../../accounts/finish-erasure.ts'
import { lockOwnAccount, type OwnAccount } from '../../accounts/lock-own-account.ts'
import type { Passwords } from '../../accounts/passwords.ts'
import { recordEvent } from '../../accounts/record-event.ts'
import type { Database } from '../../database/client.ts'

export type EraseServices = ErasureServices & {
  db: Database
  passwords: Passwords
  now: () => number
}
type Erasure = { account: OwnAccount; password: string; visitor: Visitor }

/** Erases the person from all stored data; requires the password. */
export async function eraseAccount(
  services: EraseServices,
  { account, password, visitor }: Erasure,
): Promise<'erased' | 'wrong'> {
  const { userId } = account
  if (!(await isOwnPassword(services, userId, password))) return 'wrong'
  const files = await services.db.transaction(async (tx) => {
    await lockOwnAccount(tx, account)
    const pictures = await erasePerson(tx, { userId, now: new Date(services.now()) })
    await recordEvent(tx, {
      userId,
      action: 'user.erase',
      item: 'user',
      itemId: userId,
      visitor: { ...visitor, address: '' },
    })
    return pictures
  })
  await finishErasure(services, files)
  return 'erased'
}
