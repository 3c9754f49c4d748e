import { openDatabase } from '../../database/client.ts'
import { growDemo } from '../../database/demo/grow-demo.ts'
import { loadDemo } from '../../database/demo/load-demo.ts'
import { migrateDatabase } from '../../database/migrate.ts'
import { openStorage } from '../../media/open-storage.ts'
import type { Asked } from '../task.ts'

type Totals = { products: number; rows: number; cases: number }

export async function scaleDemo({ env, target, values }: Asked<Totals>): Promise<void> {
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
