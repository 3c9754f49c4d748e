import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { fetchUploads } from '../backup/stored-uploads.ts'
import { isDatabaseAway } from '../http/database-away.ts'
import { createUploadAnswers } from '../pages/uploaded-files.ts'
import { startS3Server } from '../testing/s3-server.ts'
import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let s3: Awaited<ReturnType<typeof startS3Server>>
const storages: Record<string, () => Storage> = {
  disk: () => diskStorage(join(folder, 'upload')),
  s3: () => s3Storage(s3.place),
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minikran-storage-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const bytes = new Uint8Array(Array.from({ length: 300_000 }, (_, at) => at % 251))

describe.each(Object.keys(storages))('%s', (name) => {
  const storage = () => storages[name]?.() as Storage

  test('a file is written, read, listed, replaced and removed', async () => {
    const store = storage()
    expect(await store.read('images/a.webp')).toBeNull()
    expect(await store.modifiedMs('images/a.webp')).toBeNull()
    expect(await store.list('movies')).toEqual([])
    await store.write('images/a.webp', new Uint8Array([1]))
    await store.write('images/a.webp', bytes)
    await store.write('images/b.webp', new Uint8Array([2]))
    await store.write('documents/a.pdf', new Uint8Array([3]))
    expect(await store.read('images/a.webp')).toEqual(Buffer.from(bytes))
    expect((await store.list('images')).toSorted()).toEqual(['a.webp', 'b.webp'])
    const { mtimeMs } = await stat(folder)
    expect(await store.modifiedMs('images/a.webp')).toBeGreaterThan(mtimeMs - 60_000)
    await store.remove('images/b.webp')
    await store.remove('images/b.webp')
    expect(await store.list('images')).toEqual(['a.webp'])
  })

  test('a file is served whole and in ranges, and a missing one is not found', async () => {
    const store = storage()
    await store.write('movies/lyft.webm', bytes)
    const answer = createUploadAnswers(store)
    const request = (path: string, headers: Record<string, string> = {}) =>
      answer(new Request(`http://own.example${path}`, { headers }), path)
    const whole = await request('/upload/movies/lyft.webm')
    expect(whole?.headers.get('content-type')).toBe('video/webm')
    expect(new Uint8Array((await whole?.arrayBuffer()) ?? [])).toEqual(bytes)
    const part = await request('/upload/movies/lyft.webm', { range: 'bytes=250-299' })
    expect([part?.status, part?.headers.get('content-range')]).toEqual([
      206,
      'bytes 250-299/300000',
    ])
    expect(new Uint8Array((await part?.arrayBuffer()) ?? [])).toEqual(bytes.subarray(250, 300))
    expect(await request('/upload/movies/borta.webm')).toBeNull()
    const cancelled = await request('/upload/movies/lyft.webm')
    const reader = cancelled?.body?.getReader()
    await reader?.read()
    await expect(reader?.cancel()).resolves.toBeUndefined()
  })
})

test('a client that disconnects before object storage has answered leaves no connection', async () => {
  const requested = Promise.withResolvers<void>()
  const disconnected = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    if (request.method === 'HEAD') return response.writeHead(200).end()
    response.once('close', ended.resolve)
    requested.resolve()
    const answer = () => response.writeHead(206, { 'content-length': 1_000_000 }).write(bytes)
    return void disconnected.promise.then(answer)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const store = s3Storage({ ...s3.place, endpoint: `http://127.0.0.1:${port}` })
  const opened = await store.open('movies/lyft.webm')
  const reader = opened?.bytes({ start: 0, end: 999_999 }).getReader()
  const read = reader?.read()
  await requested.promise
  const cancelled = reader?.cancel()
  disconnected.resolve()
  await Promise.all([read, cancelled, ended.promise])
  server.close()
})

/** A client of a store that answers each request like this, with short timeouts. */
async function storeThat(answers: RequestListener): Promise<Storage> {
  const server = createServer(answers)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const place = { ...s3.place, endpoint: `http://127.0.0.1:${port}` }
  return s3Storage(place, { connectMs: 1_000, pauseMs: 50 })
}
const reasonOf = (work: Promise<unknown>) => work.catch((reason: unknown) => reason)

test.each<[string, (store: Storage) => Promise<unknown>]>([
  ['a write', (store) => store.write('cases/kund.jpg', bytes)],
  ['a read', (store) => store.read('cases/kund.jpg')],
  ['an opening', (store) => store.open('images/a.webp')],
])('%s ends when object storage accepts connections and does not answer', async (_, work) => {
  const store = await storeThat(() => undefined)
  expect(isDatabaseAway(await reasonOf(work(store)))).toBe(true)
})

test('a read ends when object storage stops within an answer', async () => {
  const store = await storeThat((_, response) => {
    response.writeHead(200, { 'content-length': 1_000_000 }).write(bytes)
  })
  expect(isDatabaseAway(await reasonOf(store.read('cases/kund.jpg')))).toBe(true)
})

test('a folder that was made in the console of object storage is no file', async () => {
  const store = storages['s3']?.() as Storage
  await store.write('documents/', new Uint8Array())
  expect(await store.list('documents')).not.toContain('')
})

test('a backup copies object storage', async () => {
  const store = storages['s3']?.() as Storage
  const copy = join(folder, 'copy')
  await store.write('cases/kund.jpg', bytes)
  await fetchUploads(store, copy)
  expect(await readFile(join(copy, 'cases/kund.jpg'))).toEqual(Buffer.from(bytes))
  expect((await readdir(copy)).toSorted()).toEqual(['cases', 'documents', 'images', 'movies'])
})

test.each([{ accessKeyId: 'fel' }, { bucket: 'en-annan' }])(
  '%j is an error, not an empty store',
  async (wrong) => {
    const store = s3Storage({ ...s3.place, ...wrong })
    await expect(store.write('images/x.webp', bytes)).rejects.toThrow()
    await expect(store.read('images/a.webp')).rejects.toThrow()
  },
)
