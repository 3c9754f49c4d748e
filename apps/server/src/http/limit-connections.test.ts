import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { limitConnections } from './limit-connections.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function listen(trustProxy: string[] = []) {
  const server = createServer((_, response) => response.end('ok'))
  limitConnections(server, trustProxy, 3)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  // Emitted when the server has forgotten a connection: its own listeners are older.
  server.on('connection', (socket) => socket.once('close', () => server.emit('forgotten')))
  const forgotten = () => once(server, 'forgotten')
  const open = (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    ends.push(() => socket.destroy())
    return socket
  }
  return { open, forgotten }
}

/** `ok`, or nothing when the server has hung up. */
function answerOn(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  return new Promise((resolve) => {
    socket.once('data', (chunk) => resolve(chunk.toString().split('\r\n\r\n').at(-1) ?? ''))
    socket.once('close', () => resolve(''))
  })
}

test('a network holds so many connections and no more, others are not touched', async () => {
  const { open, forgotten } = await listen()
  const held = [open('127.0.0.7'), open('127.0.0.7'), open('127.0.0.7')]
  for (const socket of held) expect(await answerOn(socket)).toContain('ok')
  expect(await answerOn(open('127.0.0.7'))).toBe('')
  expect(await answerOn(open('127.0.0.8'))).toContain('ok')
  for (const end of [() => held[0]?.destroy(), () => held[1]?.resetAndDestroy()]) {
    const gone = forgotten()
    end()
    await gone
  }
  expect(await answerOn(open('127.0.0.7'))).toContain('ok')
  expect(await answerOn(open('127.0.0.7'))).toContain('ok')
  expect(await answerOn(open('127.0.0.7'))).toBe('')
})

test('a trusted proxy holds as many as it likes', async () => {
  const { open } = await listen(['127.0.0.7'])
  for (let number = 0; number < 6; number += 1) {
    expect(await answerOn(open('127.0.0.7'))).toContain('ok')
  }
})
