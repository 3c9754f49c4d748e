import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { securityHeaders, startTestServer, type TestServer } from '../testing/test-server.ts'
import { type AnswerRequest, createHttpServer, drain } from './http-server.ts'
import { answerUnreadable } from './request-pipeline.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ trustProxy: '127.0.0.1' })
})
afterAll(() => server.close())

const post = (headers: string) =>
  `POST /api/site/makeInquery HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`

test('10 MB of JSON are refused, and the connection goes on', async () => {
  const size = 10 * 1024 * 1024
  const answer = await server.raw(
    post(`content-length: ${size}`),
    'x'.repeat(size),
    'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*HTTP\/1\.1 200 /)
  expect(answer).toContain('"code":"bodyTooLarge"')
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

const mebibyte = 1024 * 1024
const from = (network: string) => `x-forwarded-for: ${network}\r\ncontent-length: ${10 * mebibyte}`

test('pictures that are announced and never come hold up nobody', async () => {
  const held = Array.from({ length: 8 }, () => connect(server.port, '127.0.0.1'))
  for (const socket of held) socket.write(`${upload(from('192.0.2.1'))}12345`)
  const taken = await server.raw(upload(from('192.0.2.1')), 'x'.repeat(10 * mebibyte))
  expect(taken).toContain('"imageType"')
  for (const socket of held) socket.destroy()
})

async function arrivedBytes(): Promise<number> {
  const names = await readdir(server.bodyFolder)
  const sizes = names.map(async (name) => (await stat(join(server.bodyFolder, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('half pictures take the room of their own network, until their connections end', async () => {
  const half = 9 * mebibyte
  const held = Array.from({ length: 3 }, () => connect(server.port, '127.0.0.1'))
  for (const socket of held) socket.write(upload(from('192.0.2.2')) + 'x'.repeat(half))
  await vi.waitFor(async () => expect(await arrivedBytes()).toBe(3 * half), patience)
  const send = (network: string) => server.raw(upload(from(network)), 'x'.repeat(10 * mebibyte))
  expect(await send('192.0.2.2')).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: /i)
  expect(await send('192.0.2.3')).toContain('"imageType"')
  for (const socket of held) socket.destroy()
  await vi.waitFor(async () => expect(await arrivedBytes()).toBe(0), patience)
  expect(await send('192.0.2.2')).toContain('"imageType"')
})

test('who may not send a file is told so before it comes', async () => {
  const movie = `POST /api/admin/uploadMovie HTTP/1.1\r\nhost: localhost\r\ncontent-type: video/mp4\r\ncontent-length: ${20 * mebibyte}\r\n\r\n`
  const socket = connect(server.port, '127.0.0.1')
  socket.write(`${movie}12345`)
  const answer = await new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(chunk.toString()))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  socket.destroy()
})

const waiting = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nexpect: 100-continue\r\n\r\n`

test.each([
  ['an upload without rights', '/api/admin/uploadMovie', 20 * mebibyte, 401],
  ['a body that is announced too large', '/api/site/makeInquery', 10 * mebibyte, 413],
  ['an address that takes no body', '/villkor', 2, 405],
  ['a form of another site', '/forfragan', 2, 403],
])('%s is not asked for, and refused at once', async (_, path, length, status) => {
  const request = waiting(path, length).replace('expect', 'origin: https://other.example\r\nexpect')
  const answer = await server.raw(request)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*connection: close`, 'i'))
})

test('a body that may come is asked for, and its answer follows', async () => {
  const socket = connect(server.port, '127.0.0.1')
  socket.write(waiting('/api/site/makeInquery', 2))
  const next = async () => String((await once(socket, 'data'))[0])
  expect(await next()).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  socket.write('{}')
  expect(await next()).toMatch(/^HTTP\/1\.1 422 [\s\S]*connection: keep-alive/i)
  socket.destroy()
})

test('the rest of a body that nobody reads is let through, and the connection goes on', async () => {
  const length = 3 * mebibyte
  const answer = await server.raw(
    `POST /api/admin/uploadMovie HTTP/1.1\r\nhost: localhost\r\ncontent-type: video/mp4\r\ncontent-length: ${length}\r\n\r\n`,
    'x'.repeat(length),
    'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*HTTP\/1\.1 200 /)
})

test.each([
  ['an inquiry that is too large', '/api/site/makeInquery', 413],
  ['a movie that may not be sent', '/api/admin/uploadMovie', 401],
])(
  'of a connection that ends with its answer, %s is answered when it has come',
  async (_, path, status) => {
    const socket = connect(server.port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: ${3 * mebibyte}\r\n\r\n${'x'.repeat(2 * mebibyte)}`,
    )
    // Others are answered meanwhile.
    for (let time = 0; time < 5; time += 1) await fetch(`${server.base}/api/site/getUser`)
    expect(answer).toBe('')
    socket.write('x'.repeat(mebibyte))
    await once(socket, 'close')
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  },
)

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

async function listen(answer: AnswerRequest) {
  const own = createHttpServer({
    answer,
    answerUnreadable,
    answerFromCache: () => false,
    trustProxy: [],
    bodyFolder: tmpdir(),
  })
  own.listen(0, '127.0.0.1')
  await once(own, 'listening')
  return { own, port: (own.address() as AddressInfo).port }
}

/** A server whose answers wait until the test gives them. */
async function startWaiting() {
  const answers: (() => void)[] = []
  const answer = () =>
    new Promise<Response>((resolve) => {
      answers.push(() => resolve(new Response('done')))
    })
  return { answers, ...(await listen(answer)) }
}

test('a server that stops answers what is under way and ends the connection with it', async () => {
  const { own, answers, port } = await startWaiting()
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

test('a server that stops answers a body that nobody reads when it has come', async () => {
  const { own, answers, port } = await startWaiting()
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString()
  })
  socket.write(`${post(`content-length: ${3 * mebibyte}`)}${'x'.repeat(2 * mebibyte)}`)
  await expect.poll(() => answers.length).toBe(1)
  const stopped = drain(own)
  answers[0]?.()
  for (let time = 0; time < 5; time += 1) await fetch(`${server.base}/api/site/getUser`)
  expect(answer).toBe('')
  socket.write('x'.repeat(mebibyte))
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i)
  await stopped
})

test('eight requests at once may have chunks that nobody reads yet', async () => {
  const { own, answers, port } = await startWaiting()
  const send = (headers: string, body: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${post(headers)}${body}`)
    return new Promise<string>((resolve) => {
      socket.once('data', (chunk) => {
        socket.destroy()
        resolve(chunk.toString().slice(9, 12))
      })
    })
  }
  const first = Array.from({ length: 8 }, () => send('transfer-encoding: chunked', '1\r\nx\r\n'))
  await expect.poll(() => answers.length).toBe(8)
  expect(await send('transfer-encoding: chunked', '1\r\nx\r\n')).toBe('503')
  const withLength = send('content-length: 1', 'x')
  await expect.poll(() => answers.length).toBe(9)
  for (const answer of answers) answer()
  expect(await Promise.all([...first, withLength])).toEqual(Array(9).fill('200'))
  const later = send('transfer-encoding: chunked', '1\r\nx\r\n')
  await expect.poll(() => answers.length).toBe(10)
  answers.at(-1)?.()
  expect(await later).toBe('200')
  await drain(own)
})

const get = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'

test.each([
  ['too many requests', get.repeat(100)],
  ['a tunnel', 'CONNECT localhost:80 HTTP/1.1\r\nhost: localhost\r\n\r\n'],
])('bodies of a connection that ends with %s give back their room', async (_, last) => {
  const faults: (string | null)[] = []
  const { own, port } = await listen(async (request, { receiveBody }) => {
    if (request.method === 'GET') return new Promise<Response>(() => undefined)
    faults.push(await receiveBody('192.0.2.9'))
    return new Response('done')
  })
  const picture = upload(`content-length: ${10 * mebibyte}`) + 'x'.repeat(10 * mebibyte)
  const pipelined = picture.replace('connection: close\r\n', '')
  const gone = connect(port, '127.0.0.1')
  const closed = new Promise<void>((resolve) => {
    own.once('connection', (socket) => socket.once('close', () => resolve()))
  })
  gone.write(get + pipelined.repeat(3))
  await vi.waitFor(() => expect(faults).toEqual([null, null, null]), patience)
  gone.on('error', () => undefined)
  gone.write(last)
  await closed
  const later = connect(port, '127.0.0.1')
  later.write(picture)
  await vi.waitFor(() => expect(faults).toHaveLength(4), patience)
  expect(faults[3]).toBe(null)
  later.destroy()
  await drain(own)
})
