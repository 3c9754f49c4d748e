import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { images } from '../database/schema/media.ts'
import { fromNow, nowMs } from '../testing/clock.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { removeStrayFiles } from './remove-stray-files.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const hash = 'a1'.repeat(16)

test('half-written files are removed from every folder, unless they are less than an hour old', async () => {
  const { db, storage, uploadFolder } = api
  const part = (at: number) => `.${at}0000000-0000-4000-8000-000000000000.part`
  for (const [folder, name] of [
    ['cases', part(1)],
    ['movies', part(2)],
    ['cases', part(3)],
  ] as const) {
    await storage.write(`${folder}/${name}`, new Uint8Array([1]))
    const modified = name === part(3) ? fromNow({ minutes: -50 }) : 0
    await utimes(join(uploadFolder, folder, name), modified, modified)
  }
  expect(await removeStrayFiles({ db, storage }, nowMs())).toBe(2)
  expect(await storage.list('cases')).toEqual([part(3)])
})

test('files of a deleted picture are removed, other files stay', async () => {
  const { db, storage, uploadFolder } = api
  const names = [`${hash}.webp`, `${hash}-320.avif`, 'kran.webp', 'anteckning.txt']
  for (const name of names) {
    await storage.write(`images/${name}`, new Uint8Array([1]))
    await utimes(join(uploadFolder, 'images', name), 0, 0)
  }
  await storage.write(`documents/${hash}.pdf`, new Uint8Array([1]))
  const recent = fromNow({ minutes: -50 })
  await utimes(join(uploadFolder, 'documents', `${hash}.pdf`), recent, recent)
  const [row] = await db
    .insert(images)
    .values({ image_file: `${hash}.webp`, width: 400 })
    .returning({ id: images.id })
  expect(await removeStrayFiles({ db, storage }, nowMs())).toBe(0)
  await db.delete(images).where(eq(images.id, row?.id ?? 0))
  expect(await removeStrayFiles({ db, storage }, nowMs())).toBe(2)
  expect((await storage.list('images')).toSorted()).toEqual(['anteckning.txt', 'kran.webp'])
  // A file of the last hour, whose row may not be stored yet.
  expect(await storage.list('documents')).toEqual([`${hash}.pdf`])
})
