import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { securityHeaders, startTestServer, type TestServer } from '../testing/test-server.ts'
import { createHttpServer, drain } from './http-server.ts'
import { answerUnreadable } from './request-pipeline.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const post = (headers: string) =>
  `POST /api/site/makeInquery HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`

test('10 MB of JSON are refused and the connection is closed', async () => {
  const size = 10 * 1024 * 1024
  const answer = await server.raw(post(`content-length: ${size}`), 'x'.repeat(size))
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toMatch(/connection: close/i)
  expect(answer).toContain('"code":"bodyTooLarge"')
})

test('chunks without a length are counted too', async () => {
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
  const answer = await server.raw(post('transfer-encoding: chunked'), chunk.repeat(20), '0\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
})

test('a length beyond all reason is refused before it comes', async () => {
  expect(await server.raw(post('content-length: 99999999999'))).toMatch(/^HTTP\/1\.1 413 /)
})

const upload = (headers: string) =>
  `POST /api/site/uploadInquiryImage HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: image/jpeg\r\n${headers}\r\n\r\n`

test('a picture may weigh 10 MB, in chunks or not, and no more', async () => {
  const size = 10 * 1024 * 1024
  const whole = await server.raw(upload(`content-length: ${size}`), 'x'.repeat(size))
  expect(whole).toContain('"imageType"')
  const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`
  const chunked = upload('transfer-encoding: chunked')
  expect(await server.raw(chunked, chunk.repeat(10), '0\r\n\r\n')).toContain('"imageType"')
  expect(await server.raw(chunked, chunk.repeat(11), '0\r\n\r\n')).toMatch(/^HTTP\/1\.1 413 /)
})

// A busy machine needs longer than the second that is the default.
const patience = { timeout: 300_000 }

test('pictures that do not fit into memory together are told to come again', async () => {
  const size = 10 * 1024 * 1024
  const held = Array.from({ length: 3 }, () => connect(server.port, '127.0.0.1'))
  for (const socket of held) socket.write(upload(`content-length: ${size}`))
  await vi.waitFor(async () => {
    const refused = await server.raw(upload(`content-length: ${size}`), 'x'.repeat(size))
    expect(refused).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: /i)
  }, patience)
  for (const socket of held) socket.destroy()
  await vi.waitFor(async () => {
    const taken = await server.raw(upload(`content-length: ${size}`), 'x'.repeat(size))
    expect(taken).toContain('"imageType"')
  }, patience)
})

test.each([
  ['headers of 64 kB', `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(65_536)}\r\n\r\n`, 431],
  [
    'an address of 5 kB',
    `GET /${'x'.repeat(5_000)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    414,
  ],
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['an unknown expectation', post('content-length: 2\r\nexpect: tea'), 417],
  ['a trace', 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 405],
  ['a broken host', 'GET / HTTP/1.1\r\nhost: a/b?c\r\nconnection: close\r\n\r\n', 400],
  ['two lengths', `${post('content-length: 1\r\ncontent-length: 2').trimEnd()}\r\n\r\n`, 400],
])('%s is refused with security headers', async (_, request, status) => {
  const answer = await server.raw(request)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  for (const name of [...securityHeaders, 'x-request-id']) {
    expect(answer.toLowerCase()).toContain(`${name}:`)
  }
  expect(answer).toContain(`"status":${status}`)
})

test('clients that hang up at any moment end nothing', async () => {
  const { port } = server
  // Kept from here on, so that it is answered the short way.
  await fetch(`${server.base}/api/site/getDepotsArr`)
  const requests = [
    'GET /api/site/getDepotsArr HTTP/1.1\r\nhost: localhost\r\n\r\n',
    'GET /api/site/getProductsArr?per_page=99999 HTTP/1.1\r\nhost: localhost\r\n\r\n',
    post('content-length: 1000'),
    'GET / HTTP/1.1\r\nhost: localhost\r\n',
  ]
  await Promise.all(
    Array.from({ length: 150 }, (_, index) => {
      return new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(requests[index % requests.length] ?? '')
          setImmediate(() => socket.resetAndDestroy())
        })
        socket.on('error', () => undefined)
        socket.on('close', () => resolve())
      })
    }),
  )
  expect((await fetch(`${server.base}/api/site/getDepotsArr`)).status).toBe(200)
})

test('a server that stops answers what is under way and ends the connection with it', async () => {
  const answers: (() => void)[] = []
  const own = createHttpServer({
    answer: () =>
      new Promise((resolve) => {
        answers.push(() => resolve(new Response('done')))
      }),
    answerUnreadable,
    answerFinished: null,
    middleware: null,
  })
  await new Promise<void>((resolve) => {
    own.listen(0, '127.0.0.1', resolve)
  })
  const { port } = own.address() as AddressInfo
  const underWay = fetch(`http://127.0.0.1:${port}/`)
  await expect.poll(() => answers.length).toBe(1)
  const stopped = drain(own)
  const late = fetch(`http://127.0.0.1:${port}/`).then(
    () => 'answered',
    () => 'refused',
  )
  expect(await late).toBe('refused')
  answers[0]?.()
  const response = await underWay
  expect([response.headers.get('connection'), await response.text()]).toEqual(['close', 'done'])
  await stopped
})
