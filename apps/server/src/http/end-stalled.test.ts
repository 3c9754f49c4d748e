import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { endStalled } from './end-stalled.ts'

test('a client that stops reading is cut off, one that waits for an answer or for its next request is not', async () => {
  const manyBytes = Buffer.alloc(64 * 1024 * 1024)
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/slow') return
    outgoing.end(incoming.url === '/long' ? manyBytes : 'short')
  })
  endStalled(server, { lookEveryMs: 10, stalledMs: 50 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (path: string) => {
    const accepted = once(server, 'connection') as Promise<[Socket]>
    const client = connect(port, '127.0.0.1')
    client.on('error', () => undefined)
    const [socket] = await accepted
    client.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return { client, socket }
  }

  const patient = await ask('/short')
  await once(patient.client, 'data')
  const waiting = await ask('/slow')
  const stalled = await ask('/long')
  await once(stalled.socket, 'close')

  expect([patient, waiting].map(({ socket }) => socket.destroyed)).toEqual([false, false])
  for (const { client } of [patient, waiting, stalled]) client.destroy()
  server.close()
})
