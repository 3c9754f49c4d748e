import { expect, test } from 'vitest'
import { answerBytes } from './answer-bytes.ts'
import { cachedFile } from './cached-file.ts'

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
