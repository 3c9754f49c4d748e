import type { Clock } from 'pg-boss'

/**
 * The clock for the job queue's timers, which does not follow changes of the system clock. With the
 * system clock, setting it back an hour would add an hour to each wait.
 */
export const monotonicClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, ms) => setInterval(run, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
}
