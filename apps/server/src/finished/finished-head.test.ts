import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nowMs } from '../testing/clock.ts'
import { raw } from '../testing/test-server.ts'
import { keepAliveSeconds, sendSpelled, spellField, spellHead } from './finished-head.ts'

const bytes = Buffer.from('<p>Minikran i Göteborg</p>')
const unchanged = ['etag', 'W/"a"', 'vary', 'cookie, accept-encoding']
const headers = [...unchanged, 'content-type', 'text/html', 'content-length', `${bytes.length}`]
const own = ['x-request-id', '0123456789abcdef']

const byNode: RequestListener = ({ method, headers: asked }, outgoing) => {
  if (asked['if-none-match'] !== undefined) outgoing.writeHead(304, [...unchanged, ...own]).end()
  else outgoing.writeHead(200, [...headers, ...own]).end(method === 'HEAD' ? undefined : bytes)
}
const spelled =
  (body: Buffer | string): RequestListener =>
  ({ method, headers: asked }, outgoing) => {
    const field = spellField('x-request-id', '0123456789abcdef')
    if (asked['if-none-match'] !== undefined) {
      sendSpelled(outgoing, spellHead(304, unchanged) + field, '')
    } else {
      sendSpelled(outgoing, spellHead(200, headers) + field, method === 'HEAD' ? '' : body)
    }
  }

let servers: Server[] = []
beforeAll(async () => {
  const options = { keepAliveTimeout: keepAliveSeconds * 1000 }
  servers = [
    createServer(options, byNode),
    createServer(options, spelled(bytes)),
    createServer(options, spelled(bytes.toString('latin1'))),
  ]
  await Promise.all(servers.map((server) => once(server.listen(0, '127.0.0.1'), 'listening')))
})
afterAll(() => {
  for (const server of servers) server.close()
})

const portOf = (server: Server) => (server.address() as AddressInfo).port
const withoutDate = (answer: string) => answer.replaceAll(/^Date: .*$/gm, 'Date: …')
const last = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'

// Each ends its connection, so that what comes back is everything.
test.each([
  ['a last request', last],
  [
    'requests of one packet',
    `GET / HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\nhost: x\r\n\r\n${last}`,
  ],
  ['a head', `HEAD / HTTP/1.1\r\nhost: x\r\n\r\n${last}`],
  ['a last head', last.replace('GET', 'HEAD')],
  ['an unchanged one', `GET / HTTP/1.1\r\nhost: x\r\nif-none-match: a\r\n\r\n${last}`],
  ['a last unchanged one', last.replace('\r\n\r\n', '\r\nif-none-match: a\r\n\r\n')],
  ['an old client', 'GET / HTTP/1.0\r\n\r\n'],
  ['an old client that stays', `GET / HTTP/1.0\r\nconnection: keep-alive\r\n\r\n${last}`],
  [
    'one that expects to continue',
    `GET / HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\n\r\n${last}`,
  ],
])('%s is answered as node itself would, byte for byte', async (_, request) => {
  const [ofNode = '', ...ours] = await Promise.all(
    servers.map((server) => raw(portOf(server), [request])),
  )
  expect(ofNode).toContain('x-request-id: 0123456789abcdef')
  expect(ours.map(withoutDate)).toEqual([withoutDate(ofNode), withoutDate(ofNode)])
})

test('an answer tells when it was sent', async () => {
  const asked = nowMs()
  const [, answer = ''] = await Promise.all(servers.map((server) => raw(portOf(server), [last])))
  const dated = Date.parse(/^Date: (.*)$/m.exec(answer)?.[1] ?? '')
  expect(dated).toBeGreaterThanOrEqual(Math.floor(asked / 1000) * 1000)
  expect(dated).toBeLessThanOrEqual(nowMs())
})
