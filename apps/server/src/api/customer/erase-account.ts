import type { Visitor } from '@minikran/contract/site-handler'
import { isOwnPassword } from '../../accounts/change-password.ts'
import { erasePerson } from '../../accounts/erase-person.ts'
import type { Passwords } from '../../accounts/passwords.ts'
import { recordEvent } from '../../accounts/record-event.ts'
import type { Database } from '../../database/client.ts'
import { caseUploadKey } from '../../media/case-uploads.ts'
import type { Storage } from '../../media/storage.ts'

type Services = {
  db: Database
  passwords: Passwords
  storage: Storage
  now: () => number
  /** Tells what lies outside of the database, for the day when an older one is put back. */
  keepErasures: () => Promise<void>
}
type Asked = { userId: number; password: string; visitor: Visitor }

/** Takes the person out of everything that is stored; the password is asked for once more. */
export async function eraseAccount(services: Services, asked: Asked): Promise<'erased' | 'wrong'> {
  const { userId, password, visitor } = asked
  if (!(await isOwnPassword(services, userId, password))) return 'wrong'
  const files = await services.db.transaction(async (tx) => {
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
  await services.keepErasures()
  // After the commit: a file without a row is found by nobody, and is swept up in any case.
  await Promise.all(files.map((file) => services.storage.remove(caseUploadKey(file))))
  return 'erased'
}
