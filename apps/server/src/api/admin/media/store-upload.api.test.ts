import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { diskStorage } from '../../../media/disk-storage.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { untilWaiting } from '../../../testing/until-waiting.ts'
import { media } from './media-kinds.ts'
import { storeUpload } from './store-upload.ts'

const visitor = { address: '', requestId: 'test' }
const principal = { kind: 'visitor', userId: null, role: null } as const
const context = { visitor, principal, token: null, headers: new Headers() }
const medium = {
  bytes: Buffer.from('equal'),
  ext: 'pdf',
  name: 'Data',
  columns: { document_ext: 'pdf' },
}

async function openStore() {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'minikran-upload-'))
  onTestFinished(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })
  return { ...database, folder, disk: diskStorage(folder) }
}

test('an upload holds no connection while its file is written', async () => {
  const { db, disk } = await openStore()
  const released = Promise.withResolvers<void>()
  let writing = 0
  const write = async (key: string, bytes: Uint8Array) => {
    writing += 1
    await released.promise
    await disk.write(key, bytes)
  }
  const storing = {
    db,
    storage: { ...disk, write },
    context,
    userId: 1,
    afterStored: async () => {},
  }
  const uploads = Array.from({ length: 3 }, (_, index) =>
    storeUpload(storing, media.documents, { ...medium, bytes: Buffer.from(`file ${index}`) }),
  )
  await expect.poll(() => writing).toBe(3)
  const held = db.$client.totalCount - db.$client.idleCount
  released.resolve()
  expect(held).toBe(0)
  expect((await Promise.all(uploads)).map((made) => made.is_duplicate)).toEqual([
    false,
    false,
    false,
  ])
})

test('a failed upload leaves the file of an equal one that is being stored', async () => {
  const { db, folder, disk } = await openStore()
  let stored = 0
  const afterStored = async () => {
    stored += 1
    if (stored > 1) return
    await untilWaiting(db)
    throw new Error('The job queue is away')
  }
  const storing = { db, storage: disk, context, userId: 1, afterStored }
  const upload = () => storeUpload(storing, media.documents, medium)
  const outcomes = await Promise.allSettled([upload(), upload()])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await readdir(join(folder, 'documents'))).toHaveLength(1)
})
