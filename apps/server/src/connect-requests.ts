import { createApiClient } from '@minikran/contract/api-client'
import type {
  CreateSiteHandler,
  FindSharedPage,
  SiteHandler,
} from '@minikran/contract/site-handler'
import { createAddressFinder } from './api/http/visitor-address.ts'
import { connectApi, type Parts } from './connect-api.ts'
import { findOutlineIn } from './database/outline-of-image.ts'
import type { Env } from './env.ts'
import { createFinishedListener } from './finished/finished-listener.ts'
import { createFinishedPages } from './finished/finished-pages.ts'
import { createFormMaker } from './finished/form-maker.ts'
import type { Logger } from './operations/logger.ts'
import { createRequestReport } from './operations/report-request.ts'
import { createPipeline } from './operations/request-pipeline.ts'
import { pageViewOf } from './operations/view-counters.ts'
import type { AnswerBackOffice } from './pages/back-office.ts'
import { createDocuments } from './pages/documents/documents.ts'
import { lastKnownIn } from './pages/last-known.ts'
import { createMovedAddresses, followingMoves } from './pages/moved-addresses.ts'
import { createPlaceholders } from './pages/placeholder-image.ts'
import { createRenderGate } from './pages/render-gate.ts'
import { renderInTurns } from './pages/render-in-turns.ts'
import { createShareImages } from './pages/share-image/share-images.ts'
import type { AnswerAsset } from './pages/static-assets.ts'
import { createUploadAnswers } from './pages/uploaded-files.ts'
import { createPreviews } from './previews/previews.ts'

export type RequestOptions = {
  env: Env
  log: Logger
  createSite: CreateSiteHandler
  findSharedPage: FindSharedPage
  /** The addresses of the website that search engines are told of. */
  listedPaths: () => Promise<readonly string[]>
  answerAsset: AnswerAsset
  answerBackOffice: AnswerBackOffice
  /** The website's drawings of the categories, as one SVG. */
  drawings: string
}

/** Connects what is asked for with what answers it: API, pages, files and finished answers. */
export function connectRequests(options: RequestOptions, parts: Parts) {
  const { env, log, createSite, findSharedPage, drawings, listedPaths } = options
  const { db, metrics, readiness, views, finished, storage } = parts
  const { store, contentVersion, nextSwitch } = finished
  const connected = connectApi(options, parts)
  const { api, apiPaths, callApi, findKeptCall, onHit } = connected
  const siteKnows = {
    apiKey: env.apiClientKey,
    publicUrl: env.publicUrl,
    mapTileUrl: env.mapTileUrl,
    analyticsSrc: env.analyticsSrc,
    isReady: readiness.isReady,
    beforeRender: createRenderGate(),
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
    ...connected,
    db,
    now: Date.now,
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
  const pages = createFinishedPages(renderInTurns(followingMoves(site, createMovedAddresses(db))), {
    store,
    findSharedPage,
    publicUrl: env.publicUrl,
    lookAt: (path) => pageViewOf(views, path),
  })
  readiness.markSiteLoaded()
  const reportRequest = createRequestReport({ metrics, log, apiPaths })
  const shared = {
    pages,
    answerPreview,
    reportRequest,
    findAddress: createAddressFinder(env.trustProxy),
  }
  const answerUpload = createUploadAnswers(storage)
  const answerPlaceholder = createPlaceholders({ drawings, findOutline: findOutlineIn(db) })
  const answerDocument = createDocuments({
    db,
    answerPicture,
    listedPaths,
    now: Date.now,
    contentVersion,
    nextSwitch,
    ...env,
  })
  return {
    answer: createPipeline({
      ...options,
      ...parts,
      ...shared,
      ...env,
      api,
      answerUpload,
      answerPlaceholder,
      answerDocument,
    }),
    answerFinished: createFinishedListener({
      ...shared,
      store,
      findKeptCall,
      forms: createFormMaker(store),
      onHit,
    }),
  }
}
