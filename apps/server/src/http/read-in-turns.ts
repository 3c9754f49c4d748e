import { createFairTurns } from './fair-turns.ts'
import type { AnswerApi } from './request-pipeline.ts'
import { networkOf } from './visitor-address.ts'

/** Fewer than the pool has connections, so that forms and pages find one that is free. */
export const readsAtOnce = 6
export const mostReadsWaiting = 200

/**
 * Answers a few reads of the API at a time, in fair turns between networks. What is sent does not wait.
 * When too many reads wait, the answer is 503.
 */
export function readInTurns(answer: AnswerApi): AnswerApi {
  const inTurn = createFairTurns({ atOnce: readsAtOnce, mostWaiting: mostReadsWaiting })
  return (request, bindings) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead) return answer(request, bindings)
    return inTurn(networkOf(bindings.visitor.address), () => answer(request, bindings))
  }
}
