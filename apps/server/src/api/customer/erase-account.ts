import type { Visitor } from '@minikran/contract/site-handler'
import { isOwnPassword } from '../../accounts/change-password.ts'
import { erasePerson } from '../../accounts/erase-person.ts'
import { lockOwnAccount, type OwnAccount } from '../../accounts/lock-own-account.ts'
import type { Passwords } from '../../accounts/passwords.ts'
import { recordEvent } from '../../accounts/record-event.ts'
import type { Database } from '../../database/client.ts'
import { caseUploadKey } from '../../media/case-uploads.ts'
import type { Storage } from '../../media/storage.ts'

export type EraseServices = {
  db: Database
  passwords: Passwords
  storage: Storage
  now: () => number
  /** Records the erasure outside the database, so that it is repeated after an older backup is restored. */
  storeErasures: () => Promise<void>
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
  // After the commit: the hourly run lists what the list lacks, and removes files without a row as stray.
  await Promise.allSettled([
    services.storeErasures(),
    ...files.map((file) => services.storage.remove(caseUploadKey(file))),
  ])
  return 'erased'
}
