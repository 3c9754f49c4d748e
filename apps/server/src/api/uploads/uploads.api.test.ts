import { readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { case_uploads } from '../../database/schema/case-files.ts'
import { caseUploadKey, readCaseUpload, removeUnusedUploads } from '../../media/case-uploads.ts'
import { removeStrayFiles } from '../../media/remove-stray-files.ts'
import { createUploadAnswers } from '../../pages/uploaded-files.ts'
import { fromNow, nowMs } from '../../testing/clock.ts'
import { hugePng, phonePicture, polyglot, refusedPictures } from '../../testing/hostile-pictures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

type Told = {
  data?: { upload_id: string }
  count?: number
  errors?: Record<string, string[]>
  code?: string
}
const path = '/api/site/uploadInquiryImage'

async function post(body: BodyInit, headers: Record<string, string> = {}, of = api) {
  const response = await of.ask(path, { method: 'POST', body, headers })
  return {
    status: response.status,
    headers: response.headers,
    told: (await response.json()) as Told,
  }
}
const formOf = (bytes: Uint8Array, { field = 'image', name = 'a.jpg' } = {}) => {
  const form = new FormData()
  form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }), name)
  return form
}
async function storedFile(id: string, of = api) {
  const [row] = await of.db.select().from(case_uploads).where(eq(case_uploads.id, id))
  if (row === undefined) throw new Error('no such picture')
  return { row, bytes: await readFile(join(of.uploadFolder, caseUploadKey(row.image_file))) }
}

test('a picture is kept upright, smaller, as JPEG, without phone, place and name', async () => {
  const sent = await phonePicture({ width: 3_000, height: 2_000 })
  expect(sent.toString('latin1')).toContain('SecretPhone')
  const { status, headers, told } = await post(formOf(sent, { name: '../../åäö.php' }))
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { row, bytes } = await storedFile(told.data?.upload_id ?? '')
  expect(row).toMatchObject({ case_id: null, bytes: bytes.length, width: 1_600, height: 2_400 })
  expect(row.image_file).toMatch(/^[0-9a-f]{32}\.jpg$/)
  const about = await sharp(bytes).metadata()
  expect(about).toMatchObject({ format: 'jpeg', width: 1_600, height: 2_400 })
  expect([about.exif, about.xmp, about.icc, about.orientation]).toEqual(Array(4).fill(undefined))
})

test.each([
  ['jpeg', 3],
  ['png', 4],
  ['webp', 4],
] as const)(
  '%s is taken, whatever the field is called, no larger and with white where nothing is',
  async (kind, channels) => {
    const picture = sharp({ create: { width: 30, height: 20, channels, background: '#fff0' } })
    const { status, told } = await post(formOf(await picture[kind]().toBuffer(), { field: 'x[]' }))
    expect(status).toBe(200)
    const { bytes } = await storedFile(told.data?.upload_id ?? '')
    const about = await sharp(bytes).metadata()
    expect(about).toMatchObject({ format: 'jpeg', width: 30, height: 20 })
    expect((await sharp(bytes).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255])
  },
)

test('the bare bytes of a picture are taken too', async () => {
  const sent = new Uint8Array(await phonePicture({ width: 30, height: 20 }))
  expect((await post(sent, { 'content-type': 'image/png' })).status).toBe(200)
})

test('what is hidden in and behind a picture is gone', async () => {
  const sent = await polyglot()
  expect(sent.toString('latin1')).toContain('<script>')
  const { told } = await post(formOf(sent))
  const { bytes } = await storedFile(told.data?.upload_id ?? '')
  expect(bytes.toString('latin1')).not.toMatch(/script|php|Anna|SecretPhone/)
})

test('what is no picture of a taken kind is refused by rule, and nothing of it is kept', async () => {
  const rows = () => api.db.$count(case_uploads)
  const before = await rows()
  for (const [name, { bytes, rule }] of Object.entries(await refusedPictures())) {
    const { status, told } = await post(formOf(bytes))
    expect([name, status, told.errors]).toEqual([name, 422, { image: [rule] }])
  }
  expect(await rows()).toBe(before)
})

test('40 megapixels are taken, one row more is not', async () => {
  expect((await post(formOf(hugePng(8_000, 5_000)))).status).toBe(200)
  expect((await post(formOf(hugePng(8_000, 5_001)))).told.errors).toEqual({
    image: ['imagePixels'],
  })
})

test('a file of more than 10 MB is too large', async () => {
  const { status, told } = await post(formOf(new Uint8Array(10 * 1024 * 1024 + 1)))
  expect([status, told.code]).toEqual([413, 'bodyTooLarge'])
})

test.each<[string, () => BodyInit, Record<string, string>, number, string]>([
  ['no file', () => new FormData(), {}, 422, 'required'],
  ['an empty file', () => formOf(new Uint8Array()), {}, 422, 'required'],
  ['no bytes', () => '', { 'content-type': 'image/jpeg' }, 422, 'required'],
  ['JSON', () => '{}', { 'content-type': 'application/json' }, 415, 'unsupportedMediaType'],
  ['no border', () => 'x', { 'content-type': 'multipart/form-data' }, 415, 'unsupportedMediaType'],
  [
    'another border',
    () => 'x',
    { 'content-type': 'multipart/form-data; boundary=y' },
    400,
    'invalidRequest',
  ],
  [
    'a packed body',
    () => 'x',
    { 'content-type': 'image/png', 'content-encoding': 'gzip' },
    415,
    'unsupportedMediaType',
  ],
  [
    'an unknown key',
    () => formOf(new Uint8Array(1)),
    { 'x-api-key': 'guess' },
    401,
    'unknownClientKey',
  ],
])('%s is refused', async (_, body, headers, status, word) => {
  const refused = await post(body(), headers)
  expect([refused.status, refused.told.errors?.['image']?.[0] ?? refused.told.code]).toEqual([
    status,
    word,
  ])
})

test('two files at once are refused', async () => {
  const form = formOf(new Uint8Array(1))
  form.append('other', new Blob(['a']), 'b.jpg')
  expect((await post(form)).told.errors).toEqual({ image: ['single'] })
})

test('pictures of customers have no address', async () => {
  const { told } = await post(formOf(await phonePicture({ width: 30, height: 20 })))
  const { row } = await storedFile(told.data?.upload_id ?? '')
  const answer = createUploadAnswers(api.storage)
  for (const folder of ['cases', 'images/../cases', 'images/..%2fcases', 'images']) {
    const address = `/upload/${folder}/${row.image_file}`
    expect(await answer(new Request(`http://localhost:3000${address}`), address)).toBe(null)
  }
})

test('the 31st picture of an address is told to wait', async () => {
  const own = await createTestApi({ rateLimitFactor: 1 })
  const picture = await phonePicture({ width: 30, height: 20 })
  expect((await post(formOf(picture), {}, own)).status).toBe(200)
  const counted = await own.db.execute(sql`update rate_limits set count = 29 where count = 1`)
  expect(counted.rowCount).toBeGreaterThan(0)
  expect((await post(formOf(picture), {}, own)).status).toBe(200)
  const refused = await post(formOf(picture), {}, own)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await own.close()
})

test('a network that sends many pictures at once does not keep out others', async () => {
  const large = await phonePicture({ width: 3_000, height: 2_000 })
  const send = (address: string) =>
    api.ask(path, { method: 'POST', body: formOf(large) }, address).then(({ status }) => status)
  const flood = Array.from({ length: 12 }, () => send('192.0.2.60'))
  const other = await send('192.0.2.61')
  expect(other).toBe(200)
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200, 503]))
})

test('what pictures take of the disk is counted, of a network and of all', async () => {
  const own = await createTestApi({ rateLimitFactor: 1 })
  const picture = await phonePicture({ width: 1200, height: 800 })
  const from = async (address: string) =>
    (await own.ask(path, { method: 'POST', body: formOf(picture) }, address)).status
  expect(await from('2001:db8:0:a::1')).toBe(200)
  // Not the number of pictures, which is one.
  await own.db.execute(sql`update rate_limits set count = 90 * 1024 where count > 1`)
  expect(await from('2001:db8:0:a::2')).toBe(429)
  expect(await from('2001:db8:0:b::1')).toBe(200)
  await own.db.execute(sql`update rate_limits set count = 1024 * 1024 where count >= 90 * 1024`)
  expect(await from('2001:db8:0:c::1')).toBe(429)
  await own.close()
})

test('a picture that no inquiry has used is removed after two hours, with its file', async () => {
  const own = await createTestApi()
  const place = { db: own.db, storage: own.storage }
  const { told } = await post(formOf(await phonePicture({ width: 30, height: 20 })), {}, own)
  const id = told.data?.upload_id ?? ''
  await removeUnusedUploads(own.db, nowMs())
  const { row } = await storedFile(id, own)
  const long = fromNow({ minutes: -121 })
  await own.db.update(case_uploads).set({ created_at: long })
  await utimes(join(own.uploadFolder, caseUploadKey(row.image_file)), long, long)
  await removeUnusedUploads(own.db, nowMs())
  expect(await removeStrayFiles(place, nowMs())).toBe(1)
  expect(await own.storage.list('cases')).toEqual([])
  expect(await readCaseUpload(place, { caseId: 1, uploadId: id })).toBe(null)
  await own.close()
})
