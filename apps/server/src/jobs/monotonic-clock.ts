import type { Clock } from 'pg-boss'

/**
 * Time for the job queue's own waits: it follows no change of the machine's clock. By the system's
 * clock, an hour set back is an hour more to wait, and a year is longer than a timer can be.
 */
export const monotonicClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, ms) => setInterval(run, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
}
