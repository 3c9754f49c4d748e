import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { diskStorage } from '../../../media/disk-storage.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { media } from './media-kinds.ts'
import { storeUpload } from './store-upload.ts'

test('a failed upload leaves the file of an equal one that is being stored', async () => {
  const { db, close } = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'minikran-upload-'))
  const disk = diskStorage(folder)
  let stored = 0
  let removed = 0
  const remove = async (key: string) => {
    await expect.poll(() => stored).toBe(2)
    await disk.remove(key)
    removed += 1
  }
  const storage = { ...disk, remove }
  const visitor = { address: '', requestId: 'test' }
  const context = { visitor, principal: { kind: 'visitor', userId: null, role: null } } as const
  const upload = (afterStored: () => Promise<void>) =>
    storeUpload(
      {
        db,
        storage,
        context: { ...context, token: null, headers: new Headers() },
        userId: 1,
        afterStored,
      },
      media.documents,
      { bytes: Buffer.from('equal'), ext: 'pdf', name: 'Data', columns: { document_ext: 'pdf' } },
    )
  const waiting = async () => {
    const { rows } = await db.execute(sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return rows.length
  }
  const afterStored = async () => {
    stored += 1
    if (stored > 1) return await expect.poll(async () => removed + (await waiting())).toBe(1)
    await expect.poll(waiting).toBe(1)
    throw new Error('The job queue is away')
  }
  const outcomes = await Promise.allSettled([upload(afterStored), upload(afterStored)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await readdir(join(folder, 'documents'))).toHaveLength(1)
  await close()
  await rm(folder, { recursive: true })
})
