import type { Visitor } from '@minikran/contract/site-handler'
import { leastFormTimeMs } from '@minikran/domain/validation/form-times'
import type { CallServices } from '../api/calls/answer-call.ts'
import { createApi } from '../api/create-api.ts'
import { type SiteCallParts, siteCalls } from '../api/site-calls.ts'
import type { Database } from '../database/client.ts'
import type { FinishedCalls } from '../response-cache/finished-calls.ts'

export type PreviewServices = Pick<SiteCallParts, 'getSecret' | 'now'> &
  Omit<CallServices, 'finished' | 'findSession'>

const nobodyCounts = { count: () => undefined }
const nothingRecorded = {
  record: () => undefined,
  flush: async () => undefined,
  stop: async () => undefined,
}

// What an unpublished item looks like is never kept, and what is kept says nothing of it.
const nothingKept: FinishedCalls = {
  async answer(_, handle) {
    return { response: (await handle('thisRequest')).response, basis: null }
  },
  findByAddress: () => null,
}

/** The public API on a database of its own: nothing is counted, recorded or kept. */
export function createPreviewApi(db: Database, services: PreviewServices) {
  const calls = siteCalls({
    ...services,
    db,
    views: { products: nobodyCounts, posts: nobodyCounts, presentations: nobodyCounts },
    searches: nothingRecorded,
    formLeastTimeMs: leastFormTimeMs,
  })
  const api = createApi(calls, {
    ...services,
    finished: nothingKept,
    findSession: async () => null,
  })
  return (request: Request, visitor: Visitor) => Promise.resolve(api.fetch(request, { visitor }))
}
