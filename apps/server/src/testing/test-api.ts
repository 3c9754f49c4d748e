import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leastFormTimeMs } from '@minikran/domain/validation/form-times'
import { storeErasures } from '../accounts/erasure-list.ts'
import { createPasswords } from '../accounts/passwords.ts'
import { allCalls } from '../api/all-calls.ts'
import type { FindSession } from '../api/calls/authenticate.ts'
import { findSessionIn } from '../api/calls/find-session.ts'
import { createApi } from '../api/create-api.ts'
import { describeApi } from '../api/docs/api-docs.ts'
import { secretsIn } from '../database/secrets.ts'
import { countUseIn, takeBackUsesIn } from '../http/count-use.ts'
import { createFairTurns } from '../http/fair-turns.ts'
import { createRateLimiter } from '../http/rate-limit.ts'
import { diskStorage } from '../media/disk-storage.ts'
import { createResponseCache } from '../response-cache/create-response-cache.ts'
import { createSearchRecorder } from '../search-recorder/search-recorder.ts'
import { readTable } from '../spreadsheets/read-table.ts'
import { nowMs } from './clock.ts'
import { createTestDatabase, testHashCost } from './database.ts'
import { testLog } from './test-log.ts'

// Every test's API has the same calls, and to describe them takes longer than most tests.
let described: ReturnType<typeof describeApi> | undefined

const describedMethods: Record<string, 'get' | 'post' | 'patch'> = { POST: 'post', PATCH: 'patch' }

export type TestApiOptions = {
  now?: () => number
  /** 0, no limits, unless a test is about them. */
  rateLimitFactor?: number
  mailTo?: string | null
  requireSecondStep?: boolean
  /** For thousands of questions of the same people, whose sessions stay as they are. */
  remembersSessions?: boolean
}

/** A Friday in the demo hours' ordinary season, before every date that tests ask for. */
export const testNow = Date.parse('2026-11-20T12:00:00Z')

function remembering(find: FindSession): FindSession {
  const known = new Map<string, ReturnType<FindSession>>()
  return (tokenHash) => {
    const found = known.get(tokenHash) ?? find(tokenHash)
    known.set(tokenHash, found)
    return found
  }
}

/** The API on a demo database of its own, with a queue that only records. */
export async function createTestApi(options: TestApiOptions = {}) {
  const database = await createTestDatabase()
  const { db } = database
  const now = options.now ?? (() => testNow)
  const getSecret = secretsIn(db)
  const factor = options.rateLimitFactor ?? 0
  const limiter = createRateLimiter({
    countUse: countUseIn(db, getSecret),
    takeBackUses: takeBackUsesIn(db, getSecret),
    factor,
    now: nowMs,
  })
  const queued: string[] = []
  const viewed: string[] = []
  const uploadFolder = mkdtempSync(join(tmpdir(), 'minikran-upload-'))
  const storage = diskStorage(uploadFolder)
  const jobs = {
    enqueueMail: async (_: unknown, id: string) => void queued.push(id),
    enqueuePictures: async () => undefined,
  }
  const counter = { count: (slug: string) => void viewed.push(slug) }
  const searches = createSearchRecorder({ db, now, onDropped: () => {} })
  const log = testLog()
  const publicUrl = 'http://localhost:3000'
  const requireSecondStep = options.requireSecondStep ?? false
  const keptIn = mkdtempSync(join(tmpdir(), 'minikran-kept-'))
  const cache = createResponseCache({
    db,
    target: database.target,
    log,
    now,
    onLookup: () => undefined,
  })
  const calls = allCalls({
    db,
    now,
    getSecret,
    limiter,
    jobs,
    storage,
    searches,
    publicUrl,
    requireSecondStep,
    formLeastTimeMs: leastFormTimeMs,
    whileUnchanged: cache.whileUnchanged,
    mailTo: options.mailTo ?? null,
    views: { products: counter, posts: counter, presentations: counter },
    passwords: createPasswords(testHashCost),
    // A process for each file takes longer than the rest of an import.
    readTable,
    pictureTurns: createFairTurns({ atOnce: 1, mostWaiting: 8 }),
    storeErasures: () => storeErasures(db, keptIn),
  })
  const services = {
    limiter,
    cachedCalls: cache.calls,
    findSession: options.remembersSessions ? remembering(findSessionIn(db)) : findSessionIn(db),
    apiClientKey: 'public-site',
    requireSecondStep,
    publicUrl,
    log,
  }
  const api = createApi(calls, services)

  // Every answer to a test must be described.
  const expectDescribed = ({ method, url }: Request, { status }: Response) => {
    described ??= describeApi(calls, publicUrl)
    const { pathname } = new URL(url)
    const call = described.paths?.[pathname]?.[describedMethods[method] ?? 'get']
    if (call !== undefined && call.responses?.[status] === undefined) {
      throw new Error(`${method} ${pathname} answered ${status}, which is not described`)
    }
  }

  const ask = async (path: string, init: RequestInit = {}, address = '192.0.2.1') => {
    const request = new Request(`${publicUrl}${path}`, init)
    const response = await api.fetch(request, { visitor: { address, requestId: 'test-request' } })
    expectDescribed(request, response)
    return response
  }
  const close = async () => {
    await database.close()
    rmSync(uploadFolder, { recursive: true })
    rmSync(keptIn, { recursive: true })
  }
  const send = (
    method: 'POST' | 'PATCH',
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) =>
    ask(`/api/${path}`, {
      method,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'x-api-key': 'public-site', 'content-type': 'application/json', ...headers },
    })
  return {
    ...database,
    close,
    uploadFolder,
    storage,
    api,
    /** What the calls are answered with, for an API of other calls on the same database. */
    services,
    calls,
    queued,
    viewed,
    searches,
    ask,
    /** A writing call anywhere below `/api`. */
    send,
    get: (call: string, headers: Record<string, string> = {}) =>
      ask(`/api/site/${call}`, { headers: { 'x-api-key': 'public-site', ...headers } }),
    post: (call: string, body: unknown, headers: Record<string, string> = {}) =>
      send('POST', `site/${call}`, body, headers),
  }
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>
