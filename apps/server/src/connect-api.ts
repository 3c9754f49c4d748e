import type { ApiAnswer } from '@minikran/contract/send-call'
import type { Visitor } from '@minikran/contract/site-handler'
import { storeErasures } from './accounts/erasure-list.ts'
import { createPasswords } from './accounts/passwords.ts'
import { allCalls } from './api/all-calls.ts'
import { findSessionIn } from './api/calls/find-session.ts'
import { createPageSessions } from './api/calls/page-session.ts'
import { createApi } from './api/create-api.ts'
import type { Database } from './database/client.ts'
import { secretsIn } from './database/secrets.ts'
import type { Env } from './env.ts'
import { countUseIn, takeBackUsesIn } from './http/count-use.ts'
import type { FairTurns } from './http/fair-turns.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { Storage } from './media/storage.ts'
import type { Logger } from './operations/logger.ts'
import type { Metrics } from './operations/metrics.ts'
import type { Readiness } from './operations/readiness.ts'
import { createInProcessAnswers } from './response-cache/answer-in-process.ts'
import type { Dependencies } from './response-cache/cached-answer.ts'
import type { Answered } from './response-cache/cached-calls.ts'
import type { ResponseCache } from './response-cache/create-response-cache.ts'
import { createCachedCallFinder } from './response-cache/find-cached-call.ts'
import type { SearchRecorder } from './search-recorder/search-recorder.ts'
import { readTableApart } from './spreadsheets/read-table-apart.ts'
import type { ViewCounters } from './view-counters/view-counters.ts'

/** What `createApp` has created before requests are connected. */
export type Parts = {
  db: Database
  metrics: Metrics
  readiness: Readiness
  views: ViewCounters
  searches: SearchRecorder
  jobs: JobQueue
  cache: ResponseCache
  storage: Storage
  pictureTurns: FairTurns
}

export type ConnectedApi = ReturnType<typeof connectApi>

/** The API: its calls, sessions and limits, and how pages call it in process. */
export function connectApi({ env, log }: { env: Env; log: Logger }, parts: Parts) {
  const { db, metrics, readiness, cache } = parts
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
    whileUnchanged: cache.whileUnchanged,
    passwords: createPasswords(),
    readTable: readTableApart,
    storeErasures: () => storeErasures(db, env.dataDir),
  })
  const findSession = findSessionIn(db)
  const api = createApi(calls, {
    limiter,
    findSession,
    cachedCalls: cache.calls,
    log,
    ...env,
  })
  const findCachedCall = createCachedCallFinder({ calls: cache.calls, limiter, ...env })
  const onHit = (key: string) => metrics.countLookup(key, 'hit')
  const answerInProcess = createInProcessAnswers({ store: cache.store, findCachedCall, onHit })
  const pageSession = createPageSessions(findSession)
  const callApi = async (request: Request, visitor: Visitor): Promise<Answered<ApiAnswer>> => {
    const cached = answerInProcess(request, visitor)
    if (cached !== null) return cached
    let dependencies: Dependencies | null = null
    const onDependencies = (found: Dependencies | null) => {
      dependencies = found
    }
    const bindings = { visitor, onDependencies, findSession: pageSession(request, visitor) }
    const response = await api.fetch(request, bindings)
    if (response.status === 503) readiness.suspect()
    return { response, dependencies }
  }
  const apiPaths = new Set(calls.map((call) => `/api${call.path}`))
  return { api, apiPaths, callApi, findCachedCall, limiter, findSession, getSecret }
}
