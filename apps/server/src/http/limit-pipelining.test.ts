import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { mostUnanswered } from './limit-pipelining.ts'
import { answerUnreadable } from './request-pipeline.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function listen() {
  const answered = vi.fn()
  const server = createHttpServer({
    async answer() {
      answered()
      return new Response('ok')
    },
    answerUnreadable(code) {
      answered()
      return answerUnreadable(code)
    },
    answerFromCache: () => false,
    trustProxy: [],
    bodyFolder: join(tmpdir(), 'pipelining'),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  ends.push(() => socket.destroy())
  return { answered, socket }
}

const requests = (number: number) => 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(number)

/** How many answers arrive until there are this many, or the connection ends. */
function answersOn(socket: ReturnType<typeof connect>, most: number): Promise<number> {
  return new Promise((resolve) => {
    let text = ''
    const count = () => text.split('HTTP/1.1 200 ').length - 1
    socket.on('data', (chunk) => {
      text += chunk
      if (count() >= most) resolve(count())
    })
    socket.once('close', () => resolve(count()))
  })
}

test.each(['', 'expect: tea\r\n'])(
  'a thousand requests that do not wait for their answers end their connection (%j)',
  async (header) => {
    const { answered, socket } = await listen()
    socket.write(`GET / HTTP/1.1\r\nhost: localhost\r\n${header}\r\n`.repeat(1_000))
    await answersOn(socket, 1_000)
    expect(answered.mock.calls.length).toBeLessThanOrEqual(mostUnanswered + 1)
  },
)

test('a few at once are answered, again and again on one connection', async () => {
  const { socket } = await listen()
  const few = mostUnanswered + 1
  for (let round = 1; round <= 3; round += 1) {
    const seen = answersOn(socket, few)
    socket.write(requests(few))
    expect(await seen).toBe(few)
  }
})
