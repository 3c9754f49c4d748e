import { setTimeout } from 'node:timers/promises'

const answeredAfterMs = 250

/**
 * Begun with the work and awaited before its answer: answers that must not be told apart come at
 * the same moment, whatever had to be done for each. Long enough for what is done.
 */
export function beginSameTime(milliseconds: number): Promise<void> {
  return setTimeout(milliseconds, undefined, { ref: false })
}

/** Nobody learns by the time which addresses have accounts. */
export async function inSameTime<Done>(work: () => Promise<Done>): Promise<Done> {
  const answerTime = beginSameTime(answeredAfterMs)
  try {
    return await work()
  } finally {
    await answerTime
  }
}
