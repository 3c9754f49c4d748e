import { and, isNull, sql } from 'drizzle-orm'
import { eraseCasesOfAddress, erasePerson } from '../../accounts/erase-person.ts'
import { storeErasedAddress, storeErasures } from '../../accounts/erasure-list.ts'
import { openDatabase } from '../../database/client.ts'
import { audit } from '../../database/schema/operations.ts'
import { users } from '../../database/schema/people.ts'
import { caseUploadKey } from '../../media/case-uploads.ts'
import { openStorage } from '../../media/open-storage.ts'
import type { TaskInput } from '../task.ts'

export async function eraseByAddress({
  env,
  target,
  values,
}: TaskInput<{ address: string }>): Promise<void> {
  const { address } = values
  const { db, close } = openDatabase(target)
  const now = new Date()
  try {
    const erased = await db.transaction(async (tx) => {
      const [account] = await tx
        .select({ id: users.id })
        .from(users)
        .where(
          and(sql`lower(${users.email_address}) = lower(${address})`, isNull(users.deleted_at)),
        )
      const userId = account?.id ?? null
      const ofAccount = userId === null ? [] : await erasePerson(tx, { userId, now })
      const ofAddress = await eraseCasesOfAddress(tx, { address, now })
      const item = userId === null ? {} : { item_id: String(userId) }
      await tx.insert(audit).values({ action: 'user.erase', item: 'user', ...item })
      return { userId, cases: ofAddress.cases, files: [...ofAccount, ...ofAddress.files] }
    })
    await storeErasures(db, env.dataDir)
    await storeErasedAddress(env.dataDir, address, now)
    const storage = openStorage(env)
    await Promise.all(erased.files.map((file) => storage.remove(caseUploadKey(file))))
    const account = erased.userId === null ? 'no account' : 'the account with all its cases'
    console.log(
      `Erased: ${account}, ${erased.cases} further cases, ${erased.files.length} pictures`,
    )
  } finally {
    await close()
  }
}
