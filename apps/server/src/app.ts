import { type ApiAnswer, createApiClient } from '@minikran/contract/api-client'
import type {
  CreateSiteHandler,
  FindSharedPage,
  SiteHandler,
  Visitor,
} from '@minikran/contract/site-handler'
import { sql } from 'drizzle-orm'
import { keepErasures } from './accounts/kept-erasures.ts'
import { createPasswords } from './accounts/passwords.ts'
import { adminCalls } from './api/admin/admin.routes.ts'
import { adminCaseCalls } from './api/admin/cases/admin-cases.routes.ts'
import { adminAuthCalls } from './api/auth/admin-auth.routes.ts'
import { authCalls } from './api/auth/auth.routes.ts'
import { accountLinkCalls } from './api/auth/links.routes.ts'
import { createSearchRecorder, type SearchRecorder } from './api/crane-selection/search-recorder.ts'
import { createApi } from './api/create-api.ts'
import { creditCalls } from './api/credit/credit.routes.ts'
import { customerCalls } from './api/customer/customer.routes.ts'
import { countUseIn, takeBackUsesIn } from './api/http/count-use.ts'
import { findSessionIn } from './api/http/find-session.ts'
import { createRateLimiter } from './api/http/rate-limit.ts'
import { createAddressFinder } from './api/http/visitor-address.ts'
import { inquiryCalls } from './api/inquiries/inquiries.routes.ts'
import { registrationCalls } from './api/registrations/registrations.routes.ts'
import { siteCalls } from './api/site-calls.ts'
import { uploadCalls } from './api/uploads/uploads.routes.ts'
import { type Database, type DatabaseTarget, openDatabase } from './database/client.ts'
import { findOutlineIn } from './database/outline-of-image.ts'
import { secretsIn } from './database/secrets.ts'
import type { Env } from './env.ts'
import { createFinished, type Finished } from './finished/create-finished.ts'
import type { Basis } from './finished/finished-answer.ts'
import type { Answered } from './finished/finished-calls.ts'
import { createFinishedListener } from './finished/finished-listener.ts'
import { createFinishedPages } from './finished/finished-pages.ts'
import { createFormMaker } from './finished/form-maker.ts'
import { createKeptCalls } from './finished/kept-calls.ts'
import { createKeptTexts } from './finished/kept-texts.ts'
import { nightlyBackupOf } from './housekeeping/nightly-backup.ts'
import { runHousekeeping } from './housekeeping/run-housekeeping.ts'
import { createJobQueue, type JobQueue } from './jobs/job-queue.ts'
import { createMailSender, listForgottenMails } from './mail/send-mail.ts'
import { createTransport } from './mail/transport.ts'
import { makeVariants } from './media/make-variants.ts'
import { createPictureTurns, type Turns } from './media/one-at-a-time.ts'
import { openStorage } from './media/open-storage.ts'
import type { Storage } from './media/storage.ts'
import type { Logger } from './operations/logger.ts'
import { createMetrics, type Metrics } from './operations/metrics.ts'
import { createReadiness, type Readiness } from './operations/readiness.ts'
import { createRequestReport } from './operations/report-request.ts'
import { createPipeline } from './operations/request-pipeline.ts'
import {
  countedPosts,
  countedPresentations,
  countedProducts,
  createViewCounter,
  type ViewCounter,
  viewedPost,
  viewedPresentation,
  viewedProduct,
} from './operations/view-counter.ts'
import type { AnswerBackOffice } from './pages/back-office.ts'
import { createDocuments } from './pages/documents/documents.ts'
import { lastKnownIn } from './pages/last-known.ts'
import { createMovedAddresses, followingMoves } from './pages/moved-addresses.ts'
import { createPlaceholders } from './pages/placeholder-image.ts'
import { createShareImages } from './pages/share-image/share-images.ts'
import type { AnswerAsset } from './pages/static-assets.ts'
import { createUploadAnswers } from './pages/uploaded-files.ts'
import { createPreviews } from './previews/previews.ts'

export type AppOptions = {
  env: Env
  log: Logger
  target: DatabaseTarget
  createSite: CreateSiteHandler
  findSharedPage: FindSharedPage
  /** The addresses of the website that search engines are told of. */
  listedPaths: () => Promise<readonly string[]>
  answerAsset: AnswerAsset
  answerBackOffice: AnswerBackOffice
  /** The website's drawings of the categories, as one SVG. */
  drawings: string
}

/** The composition root: which part gets which, in the order in which they are needed. */
export function createApp(options: AppOptions) {
  const { env, log, target } = options
  const metrics = createMetrics()
  const database = openDatabase({
    ...target,
    onConnectionLost: (error) => log.warn({ reason: error.message }, 'connection lost'),
  })
  const { db } = database
  const ping = async () => void (await db.execute(sql`select 1`))
  const readiness = createReadiness({ ping, now: () => performance.now() })
  const views = createViewCounters(db, log)
  const searches = createSearchRecorder({
    db,
    now: Date.now,
    onDropped: (number) => metrics.countDroppedSearches(number),
  })
  const transport = createTransport(env)
  const storage = openStorage(env)
  const sendMail = createMailSender({
    db,
    transport,
    metrics,
    log,
    now: Date.now,
    storage,
    ...env,
  })
  const pictureTurns = createPictureTurns()
  const jobs = createJobQueue({
    target,
    log,
    handlePictures: () => makeVariants({ db, storage, log, turns: pictureTurns, now: Date.now }),
    handleMail: (mailId) => sendMail(mailId, jobs),
    handleHour: () => runHousekeeping({ db, jobs, log, now: Date.now, storage, ...env }),
    handleBackup: nightlyBackupOf({ db, target, log, now: Date.now, ...env }),
    listForgottenMails: () => listForgottenMails(db),
  })
  const finished = createFinished({ db, target, log, now: Date.now, onAsked: metrics.countAsked })
  metrics.watchKept(finished.store)
  const parts = { db, metrics, readiness, views, searches, jobs, finished, storage, pictureTurns }
  const answers = connectRequests(options, parts)

  // In the order in which parts need one another, last first.
  const close = async () => {
    readiness.stop()
    await finished.changes.stop()
    await Promise.all(Object.values(views).map((counter) => counter.stop()))
    await searches.stop()
    await jobs.stop()
    transport.close()
    await database.close()
  }
  /** Writes what is counted and recorded so far. */
  const flush = async () => {
    const counters = [...Object.values(views), searches]
    await Promise.all(counters.map((counter) => counter.flush()))
  }
  return { ...answers, readiness, changes: finished.changes, flush, jobs, storage, database, close }
}

type ViewCounters = Record<'products' | 'posts' | 'presentations', ViewCounter>

function createViewCounters(db: Database, log: Logger): ViewCounters {
  const onError = (err: unknown) => log.warn({ err }, 'views not written')
  return {
    products: createViewCounter({ db, counted: countedProducts, onError }),
    posts: createViewCounter({ db, counted: countedPosts, onError }),
    presentations: createViewCounter({ db, counted: countedPresentations, onError }),
  }
}

type Parts = {
  db: Database
  metrics: Metrics
  readiness: Readiness
  views: ViewCounters
  searches: SearchRecorder
  jobs: JobQueue
  finished: Finished
  storage: Storage
  pictureTurns: Turns
}

function connectRequests(options: AppOptions, parts: Parts) {
  const {
    env,
    log,
    createSite,
    findSharedPage,
    answerAsset,
    answerBackOffice,
    drawings,
    listedPaths,
  } = options
  const { db, metrics, readiness, views, finished, storage, pictureTurns } = parts
  const now = Date.now
  const getSecret = secretsIn(db)
  const limiter = createRateLimiter({
    countUse: countUseIn(db, getSecret),
    takeBackUses: takeBackUsesIn(db, getSecret),
    factor: env.rateLimitFactor,
    now,
  })
  const passwords = createPasswords()
  const sending = { ...parts, limiter, getSecret, now, ...env }
  const accounts = {
    ...sending,
    passwords,
    keepErasures: () => keepErasures(db, env.dataDir),
  }
  const calls = [
    ...siteCalls({ ...parts, getSecret, now }),
    ...uploadCalls({ db, storage, pictureTurns }),
    ...adminCalls(accounts),
    ...inquiryCalls(sending),
    ...registrationCalls(sending),
    ...creditCalls(sending),
    ...authCalls(accounts),
    ...accountLinkCalls({ ...parts, limiter, passwords, ...env }),
    ...adminAuthCalls(accounts),
    ...customerCalls(accounts),
    ...adminCaseCalls(accounts),
  ]
  const findSession = findSessionIn(db)
  const api = createApi(calls, {
    limiter,
    findSession,
    finished: finished.calls,
    log,
    ...env,
  })
  const { store, contentVersion, nextSwitch } = finished
  const findKeptCall = createKeptCalls({ calls: finished.calls, limiter, ...env })
  const onHit = (key: string) => metrics.countAsked(key, 'hit')
  const answerFromKept = createKeptTexts({ store, findKeptCall, onHit })
  const callApi = async (request: Request, visitor: Visitor): Promise<Answered<ApiAnswer>> => {
    const kept = answerFromKept(request, visitor)
    if (kept !== null) return kept
    let basis: Basis | null = null
    const tellBasis = (told: Basis | null) => {
      basis = told
    }
    const response = await api.fetch(request, { visitor, tellBasis })
    if (response.status === 503) readiness.suspect()
    return { response, basis }
  }
  const siteKnows = {
    apiKey: env.apiClientKey,
    publicUrl: env.publicUrl,
    mapTileUrl: env.mapTileUrl,
    analyticsSrc: env.analyticsSrc,
    isReady: readiness.isReady,
  }
  const site: SiteHandler = createSite({
    ...siteKnows,
    preview: null,
    callApi: (request, visitor) => pages.noteCall(visitor, callApi(request, visitor)),
    lastKnown: lastKnownIn({
      ...env,
      onError: (err) => log.warn({ err }, 'last known facts not kept'),
    }),
  })
  const answerPreview = createPreviews({
    ...env,
    db,
    limiter,
    findSession,
    getSecret,
    now,
    log,
    createSite,
    site: { ...siteKnows, analyticsSrc: null },
  })
  const answerPicture = createShareImages((visitor) =>
    createApiClient({
      fetch: async (request) => (await callApi(request, visitor)).response,
      baseUrl: env.publicUrl,
      apiKey: env.apiClientKey,
    }),
  )
  const pages = createFinishedPages(followingMoves(site, createMovedAddresses(db)), {
    store,
    findSharedPage,
    publicUrl: env.publicUrl,
    lookAt: (path) => pageViewOf(views, path),
  })
  readiness.markSiteLoaded()
  const apiPaths = new Set(calls.map((call) => `/api${call.path}`))
  const report = createRequestReport({ metrics, log, apiPaths })
  const shared = { pages, answerPreview, report, findAddress: createAddressFinder(env.trustProxy) }
  const answerUpload = createUploadAnswers(storage)
  const answerPlaceholder = createPlaceholders({ drawings, findOutline: findOutlineIn(db) })
  const answerDocument = createDocuments({
    db,
    answerPicture,
    listedPaths,
    now,
    contentVersion,
    nextSwitch,
    ...env,
  })
  const files = { answerAsset, answerBackOffice, answerUpload, answerPlaceholder, answerDocument }
  return {
    answer: createPipeline({ ...parts, ...shared, ...files, ...env, api, log }),
    answerFinished: createFinishedListener({
      ...shared,
      store,
      findKeptCall,
      forms: createFormMaker(store),
      onHit,
    }),
  }
}

/** Finds once what looking at a page counts; a kept page is looked at often. */
function pageViewOf(views: ViewCounters, path: string): () => void {
  const [product, post, presentation] = [
    viewedProduct(path),
    viewedPost(path),
    viewedPresentation(path),
  ]
  return () => {
    if (product !== null) views.products.count(product)
    if (post !== null) views.posts.count(post)
    if (presentation !== null) views.presentations.count(presentation)
  }
}
