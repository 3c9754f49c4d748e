import { expect, test } from 'vitest'
import { compressAnswer } from './compress-answer.ts'

const text = 'rad '.repeat(1_000)
const compressing = (status: number, headers: Record<string, string>) =>
  compressAnswer(
    new Request('http://localhost/upload/documents/manual.txt', {
      headers: { 'accept-encoding': 'gzip' },
    }),
    new Response(text, { status, headers: { 'content-type': 'text/plain', ...headers } }),
  )

test('a whole text is compressed', async () => {
  const { headers } = await compressing(200, {})
  expect(headers.get('content-encoding')).toBe('gzip')
})

test('a part of a file is sent with the bytes that its range names', async () => {
  const part = await compressing(206, { 'content-range': 'bytes 0-3999/8000', etag: '"1"' })
  expect(part.headers.get('content-encoding')).toBeNull()
  expect(part.headers.get('etag')).toBe('"1"')
  expect(await part.text()).toBe(text)
})

test('HEAD does not name the length that the text has before it is compressed', async () => {
  const answering = (encoding: string) =>
    compressAnswer(
      new Request('http://localhost/metrics', {
        method: 'HEAD',
        headers: { 'accept-encoding': encoding },
      }),
      new Response(null, { headers: { 'content-type': 'text/plain', 'content-length': '4000' } }),
    )
  expect((await answering('gzip')).headers.get('content-length')).toBeNull()
  expect((await answering('identity')).headers.get('content-length')).toBe('4000')
})
