import { pbkdf2Sync } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createRenderGate } from './render-gate.ts'

test('of pages that are ready at the same time one renders in a round of the event loop', async () => {
  const gate = createRenderGate()
  const events: string[] = []
  const allRendered = () => events.includes('page 3')
  const rounds = (async () => {
    while (!allRendered()) {
      await new Promise<void>((resolve) => setImmediate(resolve))
      events.push('round')
    }
  })()
  const pages = [1, 2, 3].map(async (page) => {
    await gate()
    events.push(`page ${page}`)
  })
  await Promise.all([...pages, rounds])
  expect(events.filter((event) => event !== 'round')).toEqual(['page 1', 'page 2', 'page 3'])
  const between = (from: string, to: string) =>
    events.slice(events.indexOf(from), events.indexOf(to)).includes('round')
  expect([between('page 1', 'page 2'), between('page 2', 'page 3')]).toEqual([true, true])
})

test('connections that come all at once are accepted between a few pages', async () => {
  const many = 20
  let accepted = 0
  const server = createServer(() => {
    accepted += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const gate = createRenderGate()
  const clients = Array.from({ length: many }, () => connect(port, '127.0.0.1'))
  const page = async () => {
    await gate()
    // As long as a page takes.
    pbkdf2Sync('page', 'salt', 20_000, 32, 'sha256')
  }
  await Promise.all([page(), page(), page(), page(), page(), page()])
  for (const client of clients) client.destroy()
  server.close()
  expect(accepted).toBe(many)
})
