import { setTimeout } from 'node:timers/promises'

/**
 * Begun with the work and awaited before its answer: answers that must not be told apart come at
 * the same moment, whatever had to be done for each. Long enough for what is done.
 */
export function beginSameTime(milliseconds: number): Promise<void> {
  return setTimeout(milliseconds, undefined, { ref: false })
}
