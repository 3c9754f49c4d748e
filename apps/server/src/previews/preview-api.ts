import type { Visitor } from '@minikran/contract/site-handler'
import { leastFormTimeMs } from '@minikran/domain/validation/form-times'
import type { CallServices } from '../api/calls/answer-call.ts'
import { createApi } from '../api/create-api.ts'
import { type SiteCallParts, siteCalls } from '../api/site-calls.ts'
import type { Database } from '../database/client.ts'
import type { CachedCalls } from '../response-cache/cached-calls.ts'
import { alwaysAnew } from '../response-cache/while-unchanged.ts'

export type PreviewServices = Pick<SiteCallParts, 'getSecret' | 'now'> &
  Omit<CallServices, 'cachedCalls' | 'findSession'>

const nobodyCounts = { count: () => undefined }
const nothingRecorded = {
  record: () => undefined,
  recordMiss: () => undefined,
  flush: async () => undefined,
  stop: async () => undefined,
}

// A preview is neither added to the cache nor served from it.
const nothingCached: CachedCalls = {
  async answer(_, handle) {
    return { response: (await handle('thisRequest')).response, dependencies: null }
  },
  findByUrl: () => null,
}

/** The public API on the preview's transaction: nothing is counted, recorded or cached. */
export function createPreviewApi(db: Database, services: PreviewServices) {
  const calls = siteCalls({
    ...services,
    db,
    views: { products: nobodyCounts, posts: nobodyCounts, presentations: nobodyCounts },
    searches: nothingRecorded,
    formLeastTimeMs: leastFormTimeMs,
    whileUnchanged: alwaysAnew,
  })
  const api = createApi(calls, {
    ...services,
    cachedCalls: nothingCached,
    findSession: async () => null,
  })
  return (request: Request, visitor: Visitor) => Promise.resolve(api.fetch(request, { visitor }))
}
