import type { ApiAnswer } from '@minikran/contract/api-client'
import type { ContentTable } from '../database/content-tables.ts'
import type { Basis } from './finished-answer.ts'
import type { Answered } from './finished-calls.ts'

/** Collects what a page rests on from the calls that it makes. */
export type PageBasis = {
  /** Notes one call of the page. */
  note: (call: Promise<Answered<ApiAnswer>>) => Promise<ApiAnswer>
  /** Null when the page may not be kept: a call failed, or rests on more than content. */
  read: () => Basis | null
}

export function collectPageBasis(): PageBasis {
  const tables = new Set<ContentTable>()
  let validUntilMs = Number.POSITIVE_INFINITY
  let isSound = true
  let underWay = 0

  const add = ({ response: { status }, basis }: Answered<ApiAnswer>) => {
    // Not found is an answer like any other, true until the content changes.
    if (basis === null || (status !== 200 && status !== 404)) isSound = false
    for (const table of basis?.tables ?? []) tables.add(table)
    validUntilMs = Math.min(validUntilMs, basis?.validUntilMs ?? 0)
  }
  return {
    async note(call) {
      underWay += 1
      try {
        const answered = await call
        add(answered)
        return answered.response
      } catch (error) {
        isSound = false
        throw error
      } finally {
        underWay -= 1
      }
    },
    read: () => (isSound && underWay === 0 ? { tables, validUntilMs } : null),
  }
}
