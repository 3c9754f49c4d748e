import { expect, test } from 'vitest'
import { answerBytes } from './answer-bytes.ts'
import { cachedFile } from './cached-file.ts'
import { compressAnswer } from './compress-answer.ts'

const text = 'kran '.repeat(400)
const type = { 'content-type': 'text/plain' }
const ask = (init: RequestInit) => new Request('http://own.example/a', init)
const answers = {
  answerBytes: async (request: Request) => answerBytes(request, text, type),
  cachedFile: cachedFile(() => text, type),
}

test.each(['answerBytes', 'cachedFile'] as const)(
  '%s: HEAD has the headers of GET and no body',
  async (name) => {
    for (const encoding of ['identity', 'br']) {
      const headers = { 'accept-encoding': encoding }
      const [whole, head] = [
        await answers[name](ask({ headers })),
        await answers[name](ask({ headers, method: 'HEAD' })),
      ]
      expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(0)
      expect(head.body).toBeNull()
      expect([...head.headers]).toEqual([...whole.headers])
    }
  },
)

test('a text that has not changed has the tag of its compressed answer', async () => {
  const answering = async (headers: Record<string, string>) => {
    const request = ask({ headers: { 'accept-encoding': 'gzip', ...headers } })
    return compressAnswer(request, answerBytes(request, text, type))
  }
  const etag = (await answering({})).headers.get('etag') ?? ''
  const unchanged = await answering({ 'if-none-match': etag })
  expect([unchanged.status, unchanged.headers.get('etag')]).toEqual([304, etag])
})
