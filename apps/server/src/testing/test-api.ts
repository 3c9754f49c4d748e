import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leastFormTimeMs } from '@minikran/domain/validation/form-times'
import { keepErasures } from '../accounts/kept-erasures.ts'
import { createPasswords } from '../accounts/passwords.ts'
import { adminCalls } from '../api/admin/admin.routes.ts'
import { adminCaseCalls } from '../api/admin/cases/admin-cases.routes.ts'
import { adminAuthCalls } from '../api/auth/admin-auth.routes.ts'
import { authCalls } from '../api/auth/auth.routes.ts'
import { accountLinkCalls } from '../api/auth/links.routes.ts'
import { formChallengeCalls } from '../api/cases/form-challenge.routes.ts'
import { educationCalls } from '../api/catalogue/educations.routes.ts'
import { productsIn } from '../api/catalogue/list-products.ts'
import { manufacturerCalls } from '../api/catalogue/manufacturers.routes.ts'
import { prodcatCalls } from '../api/catalogue/prodcats.routes.ts'
import { productCalls } from '../api/catalogue/products.routes.ts'
import { companyCalls } from '../api/company/company.routes.ts'
import { pageCalls } from '../api/content/pages.routes.ts'
import { testimonialCalls } from '../api/content/testimonials.routes.ts'
import { craneSelectionCalls } from '../api/crane-selection/crane-selection.routes.ts'
import { createSearchRecorder } from '../api/crane-selection/search-recorder.ts'
import { createApi } from '../api/create-api.ts'
import { creditCalls } from '../api/credit/credit.routes.ts'
import { customerCalls } from '../api/customer/customer.routes.ts'
import { depotCalls } from '../api/depots/depots.routes.ts'
import { describeApi } from '../api/docs/api-docs.ts'
import type { FindSession } from '../api/http/authenticate.ts'
import { countUseIn, takeBackUsesIn } from '../api/http/count-use.ts'
import { findSessionIn } from '../api/http/find-session.ts'
import { createRateLimiter } from '../api/http/rate-limit.ts'
import { inquiryCalls } from '../api/inquiries/inquiries.routes.ts'
import { postCalls } from '../api/posts/posts.routes.ts'
import { presentationCalls } from '../api/presentations/presentations.routes.ts'
import { registrationCalls } from '../api/registrations/registrations.routes.ts'
import { uploadCalls } from '../api/uploads/uploads.routes.ts'
import { secretsIn } from '../database/secrets.ts'
import { createFinished } from '../finished/create-finished.ts'
import { diskStorage } from '../media/disk-storage.ts'
import { createPictureTurns } from '../media/one-at-a-time.ts'
import { nowMs } from './clock.ts'
import { createTestDatabase } from './database.ts'
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

/** The API on a demo database of its own, with a queue that only remembers. */
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
  const passwords = createPasswords()
  const queued: string[] = []
  const viewed: string[] = []
  const uploadFolder = mkdtempSync(join(tmpdir(), 'minikran-upload-'))
  const storage = diskStorage(uploadFolder)
  const pictureTurns = createPictureTurns()
  const jobs = {
    enqueueMail: async (_: unknown, id: string) => void queued.push(id),
    enqueuePictures: async () => undefined,
  }
  const countView = (slug: string) => void viewed.push(slug)
  const searches = createSearchRecorder({ db, now, onDropped: () => {} })
  const log = testLog()
  const publicUrl = 'http://localhost:3000'
  const mailTo = options.mailTo ?? null
  const requireSecondStep = options.requireSecondStep ?? false
  const formLeastTimeMs = leastFormTimeMs
  const rules = { requireSecondStep, formLeastTimeMs }
  const sending = { db, jobs, limiter, getSecret, now, publicUrl, mailTo, ...rules }
  const keptIn = mkdtempSync(join(tmpdir(), 'minikran-kept-'))
  const accounts = {
    ...sending,
    passwords,
    storage,
    pictureTurns,
    keepErasures: () => keepErasures(db, keptIn),
  }
  const listProducts = productsIn(db)
  const calls = [
    ...prodcatCalls({ db }),
    ...productCalls({ db, countView, now }),
    ...postCalls({ db, listProducts, countView }),
    ...presentationCalls({ db, listProducts, countView }),
    ...educationCalls({ db, now }),
    ...manufacturerCalls({ db }),
    ...craneSelectionCalls({ db, searches }),
    ...depotCalls({ db, now }),
    ...companyCalls({ db }),
    ...pageCalls({ db }),
    ...testimonialCalls({ db }),
    ...formChallengeCalls({ getSecret, now, formLeastTimeMs }),
    ...uploadCalls({ db, storage, pictureTurns, limiter }),
    ...adminCalls(accounts),
    ...inquiryCalls(sending),
    ...registrationCalls(sending),
    ...creditCalls(sending),
    ...authCalls(accounts),
    ...accountLinkCalls({ db, limiter, passwords, jobs, publicUrl }),
    ...adminAuthCalls(accounts),
    ...customerCalls(accounts),
    ...adminCaseCalls(accounts),
  ]
  const finished = createFinished({
    db,
    target: database.target,
    log,
    now,
    onAsked: () => undefined,
  })
  const services = {
    limiter,
    finished: finished.calls,
    findSession: options.remembersSessions ? remembering(findSessionIn(db)) : findSessionIn(db),
    apiClientKey: 'public-site',
    requireSecondStep,
    publicUrl,
    log,
  }
  const api = createApi(calls, services)

  // Whatever a test meets, the description has to know.
  const expectDescribed = ({ method, url }: Request, { status }: Response) => {
    described ??= describeApi(calls)
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
