import { setTimeout as delay } from 'node:timers/promises'
import { readMetric } from '../tools/campaigns/watch-memory.ts'

/** Processor time that a server has used so far, in seconds, as it tells itself in `/metrics`. */
export const readCpuSeconds = (url: string) => readMetric(url, 'process_cpu_time_seconds')

/** Answers a second of processor time. `ask` returns the number of its requests. */
export async function answersPerSecond(
  ask: () => Promise<number>,
  cpuSeconds: () => Promise<number>,
): Promise<number> {
  const first = await cpuSeconds()
  const before = await cpuSeconds()
  const times = await ask()
  const after = await cpuSeconds()
  // The figure that is told leaves out what telling it costs.
  const telling = before - first
  return times / (after - before - telling)
}

const pollMs = 1000
const quietPolls = 3
const mostPolls = 180
/**
 * Of a second. What a start leaves to do takes a whole core; the timers of an idle server (job
 * queue, readiness, database) and reading the figure took 6 to 13 % of one on slow machines.
 */
const restingShare = 0.2

/**
 * Returns when the server has finished what a start leaves to do (pictures in their sizes, answers
 * in their smallest form), which would be counted as a part of whatever is measured then.
 */
export async function untilAtRest(url: string): Promise<void> {
  let quiet = 0
  let before = await readCpuSeconds(url)
  for (let poll = 0; poll < mostPolls; poll += 1) {
    await delay(pollMs)
    const now = await readCpuSeconds(url)
    quiet = now - before < restingShare ? quiet + 1 : 0
    if (quiet === quietPolls) return
    before = now
  }
  throw new Error(`${url} found no rest in ${(mostPolls * pollMs) / 1000} s.`)
}
