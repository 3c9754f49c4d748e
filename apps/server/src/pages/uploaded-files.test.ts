import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerAsset } from '../http/static-assets.ts'
import { diskStorage } from '../media/disk-storage.ts'
import { createUploadAnswers } from './uploaded-files.ts'

let folder: string
let answer: AnswerAsset
const movie = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-'))
  for (const name of ['images', 'documents', 'movies/inner.webm']) {
    await mkdir(join(folder, name), { recursive: true })
  }
  await writeFile(join(folder, 'images', 'kran.webp'), 'picture')
  await writeFile(join(folder, 'images', 'page.html'), '<script>alert(1)</script>')
  await writeFile(join(folder, 'images', '.hidden.webp'), 'hidden')
  await writeFile(join(folder, 'documents', 'datablad.pdf'), '%PDF-1.4')
  await writeFile(join(folder, 'movies', 'lyft.webm'), movie)
  await writeFile(join(folder, 'secret.webp'), 'secret')
  await symlink(join(folder, 'secret.webp'), join(folder, 'images', 'link.webp'))
  answer = createUploadAnswers(diskStorage(folder))
})
afterAll(() => rm(folder, { recursive: true }))

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  answer(new Request(`http://own.example${path}`, { headers, method }), path)

const bytesOf = async (response: Response | null) =>
  response === null ? null : Buffer.from(await response.arrayBuffer())

test.each([
  ['/upload/images/kran.webp', 'image/webp', 'inline; filename="kran.webp"'],
  ['/upload/documents/datablad.pdf', 'application/pdf', 'attachment; filename="datablad.pdf"'],
  ['/upload/movies/lyft.webm', 'video/webm', 'inline; filename="lyft.webm"'],
])('%s is %s, %s', async (path, type, disposition) => {
  const response = await ask(path)
  expect(response?.status).toBe(200)
  expect(response?.headers.get('content-type')).toBe(type)
  expect(response?.headers.get('content-disposition')).toBe(disposition)
  await response?.body?.cancel()
})

test.each([
  '/upload/images/missing.webp',
  '/upload/images/page.html',
  '/upload/images/.hidden.webp',
  '/upload/images/link.webp',
  '/upload/images/../secret.webp',
  '/upload/images/..%2Fsecret.webp',
  '/upload/images/%2e%2e/secret.webp',
  '/upload/images/kran.webp/',
  '/upload/images/kran.webp%00.png',
  '/upload/movies/inner.webm',
  '/upload/documents/kran.webp',
  '/upload/secret.webp',
  '/upload/mail/kran.webp',
  `/upload/images/${'a'.repeat(5_000)}.webp`,
])('%s is not there', async (path) => {
  expect(await ask(path)).toBeNull()
})

test('a whole movie comes as it is', async () => {
  const response = await ask('/upload/movies/lyft.webm')
  expect(await bytesOf(response)).toEqual(movie)
  expect(response?.headers.get('content-length')).toBe(String(movie.length))
})

test('a player gets the part that it asks for', async () => {
  const response = await ask('/upload/movies/lyft.webm', { range: 'bytes=250-299' })
  expect(response?.status).toBe(206)
  expect(response?.headers.get('content-range')).toBe('bytes 250-299/300000')
  expect(await bytesOf(response)).toEqual(movie.subarray(250, 300))
})

test('a part beyond the end is refused with the size, which no cache keeps', async () => {
  const response = await ask('/upload/movies/lyft.webm', { range: 'bytes=300000-' })
  const [range, cacheControl] = ['content-range', 'cache-control'].map((name) =>
    response?.headers.get(name),
  )
  expect([response?.status, range, cacheControl]).toEqual([416, 'bytes */300000', 'no-store'])
})

test('what a browser has is not sent again', async () => {
  const etag = (await ask('/upload/images/kran.webp', {}, 'HEAD'))?.headers.get('etag') ?? ''
  const response = await ask('/upload/images/kran.webp', { 'if-none-match': etag })
  expect([response?.status, await response?.text()]).toEqual([304, ''])
})

test('a question for the head has the size and no body', async () => {
  const response = await ask('/upload/movies/lyft.webm', {}, 'HEAD')
  expect([response?.headers.get('content-length'), await response?.text()]).toEqual(['300000', ''])
})

test('a movie that is opened alone may play itself, and nothing else', async () => {
  const response = await ask('/upload/movies/lyft.webm')
  const policy = response?.headers.get('content-security-policy')
  expect(policy).toContain("media-src 'self'")
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/script/)
  await response?.body?.cancel()
})

test('a client that hangs up half-way leaves no error', async () => {
  const response = await ask('/upload/movies/lyft.webm')
  const reader = response?.body?.getReader()
  await reader?.read()
  await expect(reader?.cancel()).resolves.toBeUndefined()
})

test('only a missing file is missing: one that cannot be opened now is an error', async () => {
  const storage = diskStorage(folder)
  expect(await storage.open('images/missing.webp')).toBeNull()
  // A name that no system opens stands for the errors of a busy one.
  await expect(storage.open('images/kran\0.webp')).rejects.toThrow()
})
