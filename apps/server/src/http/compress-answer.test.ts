import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { compressAnswer } from './compress-answer.ts'

// Makes `Response` the library's light one, as it is in the server.
getRequestListener(() => new Response())

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

test.each([
  ['HEAD', 200],
  ['GET', 304],
])(
  '%s with %i names the tag of the compressed text, and not the length before',
  async (method, status) => {
    const named = async (encoding: string) => {
      const request = new Request('http://localhost/upload/documents/villkor.txt', {
        method,
        headers: { 'accept-encoding': encoding },
      })
      const headers = { 'content-type': 'text/plain', 'content-length': '4000', etag: '"1"' }
      const answer = await compressAnswer(request, new Response(null, { status, headers }))
      return [answer.headers.get('etag'), answer.headers.get('content-length')]
    }
    expect(await named('gzip')).toEqual(['W/"1"', null])
    expect(await named('identity')).toEqual(['"1"', '4000'])
  },
)
