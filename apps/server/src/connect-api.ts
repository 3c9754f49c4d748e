import type { ApiAnswer } from '@minikran/contract/api-client'
import type { Visitor } from '@minikran/contract/site-handler'
import { keepErasures } from './accounts/kept-erasures.ts'
import { createPasswords } from './accounts/passwords.ts'
import { allCalls } from './api/all-calls.ts'
import { findSessionIn } from './api/calls/find-session.ts'
import type { SearchRecorder } from './api/crane-selection/search-recorder.ts'
import { createApi } from './api/create-api.ts'
import type { Database } from './database/client.ts'
import { secretsIn } from './database/secrets.ts'
import type { Env } from './env.ts'
import { countUseIn, takeBackUsesIn } from './http/count-use.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Turns } from './media/one-at-a-time.ts'
import type { Storage } from './media/storage.ts'
import type { Logger } from './operations/logger.ts'
import type { Metrics } from './operations/metrics.ts'
import type { Readiness } from './operations/readiness.ts'
import type { Finished } from './response-cache/create-finished.ts'
import type { Basis } from './response-cache/finished-answer.ts'
import type { Answered } from './response-cache/finished-calls.ts'
import { createKeptCalls } from './response-cache/kept-calls.ts'
import { createKeptTexts } from './response-cache/kept-texts.ts'
import type { ViewCounters } from './view-counters/view-counters.ts'

/** What `createApp` has made by the time that requests are connected to it. */
export type Parts = {
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

/** The API's calls, what guards them, and the ways to ask: from outside, and by the pages. */
export function connectApi({ env, log }: { env: Env; log: Logger }, parts: Parts) {
  const { db, metrics, readiness, finished } = parts
  const now = Date.now
  const getSecret = secretsIn(db)
  const limiter = createRateLimiter({
    countUse: countUseIn(db, getSecret),
    takeBackUses: takeBackUsesIn(db, getSecret),
    factor: env.rateLimitFactor,
    now: () => performance.now(),
  })
  const calls = allCalls({
    ...parts,
    ...env,
    limiter,
    getSecret,
    now,
    passwords: createPasswords(),
    keepErasures: () => keepErasures(db, env.dataDir),
  })
  const findSession = findSessionIn(db)
  const api = createApi(calls, {
    limiter,
    findSession,
    finished: finished.calls,
    log,
    ...env,
  })
  const findKeptCall = createKeptCalls({ calls: finished.calls, limiter, ...env })
  const onHit = (key: string) => metrics.countAsked(key, 'hit')
  const answerFromKept = createKeptTexts({ store: finished.store, findKeptCall, onHit })
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
  const apiPaths = new Set(calls.map((call) => `/api${call.path}`))
  return { api, apiPaths, callApi, findKeptCall, onHit, limiter, findSession, getSecret }
}
