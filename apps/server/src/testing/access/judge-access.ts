import type { Call } from '../../api/calls/call.ts'
import {
  type Caller,
  customers,
  type ExpectedAccess,
  expectedAccess,
  staff,
  withoutSession,
} from './expected-access.ts'

export type AskAs = (call: Call, caller: Caller) => Promise<number>

export const callers: readonly Caller[] = [
  'visitor',
  ...withoutSession,
  'noRole',
  ...customers,
  ...staff,
]

/** 401 without a live session, 403 with one, null where the call itself is to answer. */
function refusalFor(caller: Caller, { who }: ExpectedAccess): 401 | 403 | null {
  if (who.includes(caller)) return null
  return typeof caller === 'number' || caller === 'noRole' ? 403 : 401
}

/** Where calls let in or refuse somebody otherwise than expected, as sentences. */
export async function complaintsAbout(calls: readonly Call[], askAs: AskAs): Promise<string[]> {
  const complaints: string[] = []
  for (const call of calls) {
    const expected = expectedAccess[call.path]
    if (expected === undefined) {
      complaints.push(`${call.path} is missing from the list of expected access`)
      continue
    }
    for (const caller of callers) {
      const refusal = refusalFor(caller, expected)
      const status = await askAs(call, caller)
      const isRefused = status === 401 || status === 403
      if (refusal === null ? isRefused : status !== refusal) {
        complaints.push(
          `${call.path} answers ${caller} with ${status}, expected ${refusal ?? 'to be let in'}`,
        )
      }
    }
  }
  const known = new Set(calls.map(({ path }) => path))
  const gone = Object.keys(expectedAccess).filter((path) => !known.has(path))
  return [...complaints, ...gone.map((path) => `${path} is listed and no call`)]
}
