import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreateSiteHandler, FindSharedPage } from '@minikran/contract/site-handler'
import type { Logger } from 'pino'
import { createApp } from '../app.ts'
import { parseEnv } from '../env.ts'
import { createHttpServer } from '../http/http-server.ts'
import { answerUnreadable } from '../http/request-pipeline.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { testLog } from './test-log.ts'

/** Every answer carries these, whoever made it. */
export const securityHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'strict-transport-security',
]

type Options = {
  /** A database that several servers share; theirs to close. */
  database?: TestDatabase
  rateLimitFactor?: string
  trustProxy?: string
  /** Where mails go once its jobs are started. */
  dataDir?: string
  log?: Logger
  createSite?: CreateSiteHandler
  findSharedPage?: FindSharedPage
}

/** The whole server on a port of its own, with fake pages. */
export async function startTestServer(options: Options = {}) {
  const database = options.database ?? (await createTestDatabase())
  const parsed = parseEnv({
    RATE_LIMIT_FACTOR: options.rateLimitFactor ?? '0',
    TRUST_PROXY: options.trustProxy,
    DATA_DIR: options.dataDir,
  })
  if (!parsed.ok) throw new Error(parsed.problems.join())
  const app = createApp({
    env: parsed.env,
    log: options.log ?? testLog(),
    target: database.target,
    findSharedPage: options.findSharedPage ?? (() => null),
    createSite:
      options.createSite ?? (() => async (request) => answerPage(new URL(request.url).pathname)),
    listedPaths: async () => ['/', '/produkter/:prodcat/:prodsubcat/:product'],
    answerAsset: async () => null,
    answerBackOffice: async () => null,
    drawings: '',
  })
  app.readiness.markMigrated()
  const bodyFolder = await mkdtemp(join(tmpdir(), 'minikran-bodies-'))
  const server = createHttpServer({
    ...app,
    answerUnreadable,
    trustProxy: parsed.env.trustProxy,
    bodyFolder,
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await app.close()
    await rm(bodyFolder, { recursive: true, force: true })
    if (options.database === undefined) await database.close()
  }
  return {
    ...app,
    database,
    port,
    bodyFolder,
    base: `http://127.0.0.1:${port}`,
    raw: (...parts: string[]) => raw(port, parts),
    close,
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

function answerPage(path: string): Response {
  switch (path) {
    case '/moved':
      return new Response(null, { status: 302, headers: { location: '/' } })
    case '/own-policy':
      return new Response('x', { headers: { 'content-security-policy': "default-src 'self'" } })
    case '/broken':
      throw new Error('a page that fails')
    case '/half':
      return new Response(brokenStream(), { headers: { 'content-type': 'text/html' } })
    default:
      return new Response(`<p>${'page '.repeat(500)}</p>`, {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
  }
}

const brokenStream = () =>
  new ReadableStream({
    pull(controller) {
      controller.error(new Error('half a page'))
    },
  })

/** Writes raw bytes and answers all that comes back until the server ends the connection. */
function raw(port: number, parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
    for (const part of parts) socket.write(part)
  })
}
