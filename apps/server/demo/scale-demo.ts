import type { TaskInput } from '../src/commands/task.ts'
import { openDatabase } from '../src/database/client.ts'
import { migrateDatabase } from '../src/database/migrate.ts'
import { openStorage } from '../src/media/open-storage.ts'
import { growDemo } from './grow-demo.ts'
import { loadDemo } from './load-demo.ts'

type Totals = { products: number; rows: number; cases: number }

export async function scaleDemo({ env, target, values }: TaskInput<Totals>): Promise<void> {
  const { db, close } = openDatabase(target)
  try {
    await migrateDatabase(db)
    const storage = openStorage(env)
    if (await loadDemo({ db, now: new Date(), storage })) console.log('Loaded the demo content')
    await growDemo({ db, ...values, onProgress: console.log })
    console.log('Done')
  } finally {
    await close()
  }
}
