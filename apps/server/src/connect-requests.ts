import { type ApiClient, createApiClient } from '@minikran/contract/api-client'
import type {
  CreateSiteHandler,
  FindSharedPage,
  SiteHandler,
  Visitor,
} from '@minikran/contract/site-handler'
import { type ConnectedApi, connectApi, type Parts } from './connect-api.ts'
import { findOutlineIn } from './database/outline-of-image.ts'
import type { Env } from './env.ts'
import type { RateLimiter } from './http/rate-limit.ts'
import { readInTurns } from './http/read-in-turns.ts'
import { createPipeline } from './http/request-pipeline.ts'
import type { AnswerAsset } from './http/static-assets.ts'
import { createAddressFinder } from './http/visitor-address.ts'
import type { Logger } from './operations/logger.ts'
import { createRequestReport } from './operations/report-request.ts'
import { answerFile } from './pages/answer-file.ts'
import { createDocuments } from './pages/documents/documents.ts'
import { lastKnownIn } from './pages/last-known.ts'
import { createPlanAttachments, createPlanPdfs } from './pages/lift-plan-pdf/answer-plan-pdf.ts'
import { createMovedAddresses, followingMoves } from './pages/moved-addresses.ts'
import { createPlaceholders } from './pages/placeholder-image.ts'
import { createProductDrawings } from './pages/product-drawing/product-drawings.ts'
import { createRenderGate } from './pages/render-gate.ts'
import { renderInTurns } from './pages/render-in-turns.ts'
import { createShareImages } from './pages/share-image/share-images.ts'
import { createUploadAnswers } from './pages/uploaded-files.ts'
import { createPreviews } from './previews/previews.ts'
import { createCacheListener } from './response-cache/cache-listener.ts'
import { createCachedPages } from './response-cache/cached-pages.ts'
import { viewCounterFor } from './view-counters/view-counters.ts'

export type RequestOptions = {
  env: Env
  log: Logger
  createSite: CreateSiteHandler
  findSharedPage: FindSharedPage
  /** The website's addresses for the sitemap. */
  listedPaths: () => Promise<readonly string[]>
  answerAsset: AnswerAsset
  answerBackOffice: AnswerAsset
  /** The website's drawings of the categories, as one SVG. */
  drawings: string
}

/** Connects requests with what answers them: API, pages, files and the response cache. */
export function connectRequests(options: RequestOptions, parts: Parts) {
  const { env, log } = options
  const { store, encodings } = parts.cache
  const connected = connectApi(options, parts)
  const { api, apiPaths, findCachedCall } = connected
  const { pages, answerPreview } = connectPages(options, parts, connected)
  const apiFor = (visitor: Visitor) =>
    createApiClient({
      fetch: async (request) => (await connected.callApi(request, visitor)).response,
      baseUrl: env.publicUrl,
      apiKey: env.apiClientKey,
    })
  const fileAnswers = connectFiles(options, parts, { apiFor, limiter: connected.limiter })
  const shared = {
    reportRequest: createRequestReport({ metrics: parts.metrics, log, apiPaths }),
    findAddress: createAddressFinder(env.trustProxy),
  }
  return {
    makePlanPdf: createPlanAttachments({
      api: apiFor({ address: '127.0.0.1', requestId: 'mail' }),
      log,
    }),
    answer: createPipeline({
      ...options,
      ...parts,
      ...shared,
      ...env,
      answerApi: readInTurns(async (request, bindings) => api.fetch(request, bindings)),
      answerFile: (asked) => answerFile(asked, fileAnswers),
      answerPage: async (request, visitor) =>
        (await answerPreview(request, visitor)) ?? pages.answer(request, visitor),
    }),
    answerFromCache: createCacheListener({
      ...shared,
      pages,
      store,
      findCachedCall,
      encodings,
    }),
  }
}

/** The website's pages, cached, and its previews of unpublished items. */
function connectPages(
  { env, log, createSite, findSharedPage }: RequestOptions,
  { db, views, readiness, cache }: Parts,
  connected: ConnectedApi,
) {
  const siteKnows = {
    apiKey: env.apiClientKey,
    publicUrl: env.publicUrl,
    mapTiles: env.mapTiles,
    analyticsSrc: env.analyticsSrc,
    isReady: readiness.isReady,
    beforeRender: createRenderGate(),
    onError: (err: unknown, { requestId }: Visitor) =>
      log.error({ request_id: requestId, err }, 'page failed'),
  }
  const site: SiteHandler = createSite({
    ...siteKnows,
    preview: null,
    callApi: (request, visitor) => pages.addCall(visitor, connected.callApi(request, visitor)),
    lastKnown: lastKnownIn({
      ...env,
      onError: (err) => log.warn({ err }, 'last known facts not kept'),
    }),
  })
  const pages = createCachedPages(renderInTurns(followingMoves(site, createMovedAddresses(db))), {
    store: cache.store,
    findSharedPage,
    publicUrl: env.publicUrl,
    viewCounterFor: (path) => viewCounterFor(views, path),
  })
  const answerPreview = createPreviews({
    ...env,
    ...connected,
    db,
    now: Date.now,
    log,
    createSite,
    site: { ...siteKnows, analyticsSrc: null },
  })
  return { pages, answerPreview }
}

type OfApi = { apiFor: (visitor: Visitor) => ApiClient; limiter: RateLimiter }

/** What answers addresses of files. */
const connectFiles = (
  options: RequestOptions,
  { db, storage, cache }: Parts,
  { apiFor, limiter }: OfApi,
) => ({
  ...options,
  answerUpload: createUploadAnswers(storage),
  answerDrawing: createProductDrawings(apiFor),
  answerPlaceholder: createPlaceholders({
    drawings: options.drawings,
    findOutline: findOutlineIn(db),
  }),
  answerPlanPdf: createPlanPdfs({ apiFor, limiter }),
  answerDocument: createDocuments({
    db,
    listedPaths: options.listedPaths,
    whileUnchanged: cache.whileUnchanged,
    ...options.env,
  }),
  answerShareImage: createShareImages(apiFor),
})
