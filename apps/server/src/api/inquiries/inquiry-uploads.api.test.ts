import type { InquiryBody } from '@minikran/contract/inquiries'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { case_uploads } from '../../database/schema/case-files.ts'
import { listCaseUploads, readCaseUpload } from '../../media/case-uploads.ts'
import { phonePicture } from '../../testing/hostile-pictures.ts'
import { caseOfNumber } from '../../testing/stored-rows.ts'
import { createTestApi, type TestApi, testNow } from '../../testing/test-api.ts'

let api: TestApi
let picture: Buffer
beforeAll(async () => {
  api = await createTestApi()
  picture = await phonePicture({ width: 60, height: 40 })
})
afterAll(() => api.close())

const valid: InquiryBody = {
  depot_id: 1,
  firstname: 'Anna',
  lastname: 'Svensson',
  email: 'anna@kund.example',
  pickup_at: '2027-03-01 09:00',
}

async function upload(): Promise<string> {
  const response = await api.ask('/api/site/uploadInquiryImage', {
    method: 'POST',
    body: new Uint8Array(picture),
    headers: { 'content-type': 'image/jpeg' },
  })
  return ((await response.json()) as { data: { upload_id: string } }).data.upload_id
}
type Told = { data?: { case_number: string }; errors?: Record<string, string[]> }
async function send(body: object, headers: Record<string, string> = {}) {
  const response = await api.post('makeInquery', body, headers)
  return { status: response.status, told: (await response.json()) as Told }
}
const caseIdOf = async ({ told }: { told: Told }) =>
  (await caseOfNumber(api.db, told.data?.case_number ?? '')).id

test('three pictures belong to the case that names them, and are read by it alone', async () => {
  const uploads = [await upload(), await upload(), await upload()]
  const caseId = await caseIdOf(await send({ ...valid, uploads }))
  const listed = await listCaseUploads(api.db, caseId)
  expect(listed.map(({ id }) => id).sort()).toEqual([...uploads].sort())
  const uploadId = uploads[0] ?? ''
  const file = await readCaseUpload(api, { caseId, uploadId })
  expect(file?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  expect(await readCaseUpload(api, { caseId: caseId + 1, uploadId })).toBe(null)
})

test('an unknown picture, one of another case and a name that is none refuse the form', async () => {
  const used = await upload()
  const other = await caseIdOf(await send({ ...valid, uploads: [used] }))
  const fresh = await upload()
  const foreign = ['00000000-0000-4000-8000-000000000000', used, '', "' or 1=1 --", '../x.jpg']
  for (const stranger of foreign) {
    const { status, told } = await send({ ...valid, uploads: [fresh, stranger] })
    expect([stranger, status, told]).toEqual([
      stranger,
      422,
      { count: 1, errors: { uploads: ['notFound'] } },
    ])
  }
  expect(await listCaseUploads(api.db, other)).toHaveLength(1)
  const [unused] = await api.db.select().from(case_uploads).where(eq(case_uploads.id, fresh))
  expect(unused?.case_id).toBe(null)
  expect((await send({ ...valid, uploads: [fresh] })).status).toBe(200)
})

test('four pictures are one too many, and something else than a list is none', async () => {
  const four = Array.from({ length: 4 }, () => '00000000-0000-4000-8000-000000000000')
  expect((await send({ ...valid, uploads: four })).told.errors).toEqual({ uploads: ['maxCount'] })
  expect((await send({ ...valid, uploads: 'x' })).told.errors).toEqual({ uploads: ['format'] })
})

test('repeats of a form with pictures are one case', async () => {
  const uploads = [await upload()]
  const headers = { 'idempotency-key': 'with-pictures' }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send({ ...valid, uploads }, headers)),
  )
  expect(new Set(answers.map(({ told }) => told.data?.case_number)).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
})

test('of two forms that name one picture at once, one is refused', async () => {
  const uploads = [await upload()]
  const answers = await Promise.all([1, 2].map(() => send({ ...valid, uploads })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
})

test('a form refused for its picture keeps its question and its key', async () => {
  const clock = { now: testNow }
  const own = await createTestApi({ now: () => clock.now })
  const response = await own.get('getFormChallenge')
  const { data } = (await response.json()) as { data: { form_token: string; x: number; y: number } }
  clock.now += 3_000
  const form = { ...valid, form_token: data.form_token, sum: data.x + data.y }
  const headers = { 'idempotency-key': 'refused-picture' }
  const statusOf = async (body: object) => (await own.post('makeInquery', body, headers)).status
  expect(await statusOf({ ...form, uploads: ['x'] })).toBe(422)
  expect(await statusOf(form)).toBe(200)
  await own.close()
})
