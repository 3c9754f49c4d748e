import { setTimeout } from 'node:timers/promises'

const answeredAfterMs = 250

/**
 * Start it before the work and await it before answering, so that the response time does not show
 * what was done. `milliseconds` must exceed the slowest path.
 */
export function beginSameTime(milliseconds: number): Promise<void> {
  return setTimeout(milliseconds, undefined, { ref: false })
}

/** Does the work in a fixed time, so that the response time does not show whether an account exists. */
export async function inSameTime<Done>(work: () => Promise<Done>): Promise<Done> {
  const answerTime = beginSameTime(answeredAfterMs)
  try {
    return await work()
  } finally {
    await answerTime
  }
}
