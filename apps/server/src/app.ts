import type { CreateSiteHandler } from '@minikran/contract/site-handler'
import { sql } from 'drizzle-orm'
import { productsIn } from './api/catalogue/list-products.ts'
import { prodcatCalls } from './api/catalogue/prodcats.routes.ts'
import { productCalls } from './api/catalogue/products.routes.ts'
import { companyCalls } from './api/company/company.routes.ts'
import { testimonialCalls } from './api/content/testimonials.routes.ts'
import { craneSelectionCalls } from './api/crane-selection/crane-selection.routes.ts'
import { createSearchRecorder, type SearchRecorder } from './api/crane-selection/search-recorder.ts'
import { createApi } from './api/create-api.ts'
import { depotCalls } from './api/depots/depots.routes.ts'
import { countUseIn } from './api/http/count-use.ts'
import { findSessionIn } from './api/http/find-session.ts'
import { createRateLimiter } from './api/http/rate-limit.ts'
import { createAddressFinder } from './api/http/visitor-address.ts'
import { inquiryCalls } from './api/inquiries/inquiries.routes.ts'
import { postCalls } from './api/posts/posts.routes.ts'
import { presentationCalls } from './api/presentations/presentations.routes.ts'
import { type Database, type DatabaseTarget, openDatabase } from './database/client.ts'
import { secretsIn } from './database/secrets.ts'
import type { Env } from './env.ts'
import { createJobQueue, type JobQueue } from './jobs/job-queue.ts'
import { createMailSender, listForgottenMails } from './mail/send-mail.ts'
import { createTransport } from './mail/transport.ts'
import { keepForgetting } from './operations/forget-old-rows.ts'
import type { Logger } from './operations/logger.ts'
import { createMetrics, type Metrics } from './operations/metrics.ts'
import { createReadiness, type Readiness } from './operations/readiness.ts'
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
import type { AnswerAsset } from './pages/static-assets.ts'
import { createUploadAnswers, uploadFolder } from './pages/uploaded-files.ts'

export type AppOptions = {
  env: Env
  log: Logger
  target: DatabaseTarget
  createSite: CreateSiteHandler
  answerAsset: AnswerAsset
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
  const forgetting = keepForgetting({ db, onError: (err) => log.warn({ err }, 'rows kept') })
  const views = createViewCounters(db, log)
  const searches = createSearchRecorder({
    db,
    now: Date.now,
    onDropped: (number) => metrics.countDroppedSearches(number),
  })
  const transport = createTransport(env)
  const sendMail = createMailSender({ db, transport, metrics, log, now: Date.now, ...env })
  const jobs = createJobQueue({
    target,
    log,
    handleMail: (mailId) => sendMail(mailId, jobs),
    listForgottenMails: () => listForgottenMails(db),
  })
  const answer = connectRequests(options, { db, metrics, readiness, views, searches, jobs })

  // In the order in which parts need one another, last first.
  const close = async () => {
    readiness.stop()
    forgetting.stop()
    await Promise.all(Object.values(views).map((counter) => counter.stop()))
    await searches.stop()
    await jobs.stop()
    transport.close()
    await database.close()
  }
  return { answer, readiness, jobs, database, close }
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
}

function connectRequests({ env, log, createSite, answerAsset }: AppOptions, parts: Parts) {
  const { db, metrics, readiness, views, searches } = parts
  const now = Date.now
  const getSecret = secretsIn(db)
  const countUse = countUseIn(db, getSecret)
  const limiter = createRateLimiter({ countUse, factor: env.rateLimitFactor, now })
  const listProducts = productsIn(db)
  const calls = [
    ...prodcatCalls({ db }),
    ...productCalls({ db, countView: views.products.count, now }),
    ...postCalls({ db, listProducts, countView: views.posts.count }),
    ...presentationCalls({ db, listProducts, countView: views.presentations.count }),
    ...craneSelectionCalls({ db, searches }),
    ...depotCalls({ db, now }),
    ...companyCalls({ db }),
    ...testimonialCalls({ db }),
    ...inquiryCalls({ ...parts, limiter, getSecret, now, ...env }),
  ]
  const api = createApi(calls, { limiter, findSession: findSessionIn(db), log, ...env })
  const site = createSite({
    callApi: async (request, visitor) => {
      const answer = await api.fetch(request, { visitor })
      if (answer.status === 503) readiness.suspect()
      return answer
    },
    apiKey: env.apiClientKey,
    publicUrl: env.publicUrl,
    isReady: readiness.isReady,
  })
  readiness.markSiteLoaded()
  return createPipeline({
    api,
    site,
    answerAsset,
    answerUpload: createUploadAnswers(uploadFolder(env.dataDir)),
    readiness,
    metrics,
    log,
    findAddress: createAddressFinder(env.trustProxy),
    metricsToken: env.metricsToken,
    publicUrl: env.publicUrl,
    apiPaths: new Set(calls.map((call) => `/api${call.path}`)),
    countPageView: (path, response) => {
      if (response.status !== 200) return
      const viewed = {
        products: viewedProduct(path),
        posts: viewedPost(path),
        presentations: viewedPresentation(path),
      }
      for (const kind of ['products', 'posts', 'presentations'] as const) {
        const slug = viewed[kind]
        if (slug !== null) views[kind].count(slug)
      }
    },
  })
}
