import { sql } from 'drizzle-orm'
import { eraseCasesOfAddress, erasePerson } from '../../accounts/erase-person.ts'
import { recordErasedAddress, storeErasures } from '../../accounts/erasure-list.ts'
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
      // Those in the trash too, of which an address may have several. All are locked before any case.
      const accounts = await tx
        .select({ id: users.id })
        .from(users)
        .where(sql`lower(${users.email_address}) = lower(${address})`)
        .orderBy(users.id)
        .for('no key update')
      const files: string[] = []
      for (const { id } of accounts) {
        files.push(...(await erasePerson(tx, { userId: id, now })))
        await tx.insert(audit).values({ action: 'user.erase', item: 'user', item_id: String(id) })
      }
      const ofAddress = await eraseCasesOfAddress(tx, { address, now })
      await recordErasedAddress(tx, address, now)
      return {
        accounts: accounts.length,
        cases: ofAddress.cases,
        files: [...files, ...ofAddress.files],
      }
    })
    const storage = openStorage(env)
    const removals = await Promise.allSettled(
      erased.files.map((file) => storage.remove(caseUploadKey(file))),
    )
    const account = erased.accounts === 0 ? 'no account' : 'the account with all its cases'
    console.log(
      `Erased: ${account}, ${erased.cases} further cases, ${erased.files.length} pictures`,
    )
    const left = removals.filter(({ status }) => status === 'rejected').length
    if (left > 0) {
      console.log(`Not removed yet: ${left} pictures. The running site tries it again every hour.`)
    }
    await storeErasures(db, env.dataDir)
  } finally {
    await close()
  }
}
