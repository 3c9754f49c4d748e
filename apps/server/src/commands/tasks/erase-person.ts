import { eraseByAddress } from '../../accounts/erase-by-address.ts'
import { storeErasures } from '../../accounts/erasure-list.ts'
import { openDatabase } from '../../database/client.ts'
import { caseUploadKey } from '../../media/case-uploads.ts'
import { openStorage } from '../../media/open-storage.ts'
import type { TaskInput } from '../task.ts'

export async function erasePersonTask({
  env,
  target,
  values,
}: TaskInput<{ address: string }>): Promise<void> {
  const { address } = values
  const { db, close } = openDatabase(target)
  const now = new Date()
  try {
    const by = { userId: null, visitor: { address: '', requestId: '' } }
    const erased = await db.transaction((tx) => eraseByAddress(tx, { address, now, by }))
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
