import type { ApiAnswer } from '@minikran/contract/send-call'
import type { ContentTable } from '../database/content-tables.ts'
import type { Dependencies } from './cached-answer.ts'
import type { Answered } from './cached-calls.ts'

/** The dependencies of a page: those of all API calls that it makes while it is rendered. */
export type PageDependencies = {
  add: (call: Promise<Answered<ApiAnswer>>) => Promise<ApiAnswer>
  /** Null when the page must not be cached: a call failed, or depends on more than content. */
  get: () => Dependencies | null
}

export function collectPageDependencies(): PageDependencies {
  const tables = new Set<ContentTable>()
  let validUntilMs = Number.POSITIVE_INFINITY
  let isCacheable = true
  let underWay = 0

  const addAnswer = ({ response: { status }, dependencies }: Answered<ApiAnswer>) => {
    // "Not found" is cached, too: it is valid until the content changes.
    if (dependencies === null || (status !== 200 && status !== 404)) isCacheable = false
    for (const table of dependencies?.tables ?? []) tables.add(table)
    validUntilMs = Math.min(validUntilMs, dependencies?.validUntilMs ?? 0)
  }
  return {
    async add(call) {
      underWay += 1
      try {
        const answered = await call
        addAnswer(answered)
        return answered.response
      } catch (error) {
        isCacheable = false
        throw error
      } finally {
        underWay -= 1
      }
    },
    get: () => (isCacheable && underWay === 0 ? { tables, validUntilMs } : null),
  }
}
