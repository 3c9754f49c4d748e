import type { Logger } from '../operations/logger.ts'

type Asked<Result> = {
  tasks: Readonly<Record<string, () => Promise<Result>>>
  log: Logger
  /** The log's word when a task fails. */
  failure: string
}
type Outcome<Result> = { done: Record<string, Result>; failed: string[] }

/** Runs one task after the other. One that fails is logged by its name and leaves the others alone. */
export async function runEach<Result>(asked: Asked<Result>): Promise<Outcome<Result>> {
  const { tasks, log, failure } = asked
  const outcome: Outcome<Result> = { done: {}, failed: [] }
  for (const [name, task] of Object.entries(tasks)) {
    try {
      outcome.done[name] = await task()
    } catch (err) {
      outcome.failed.push(name)
      log.error({ err, class: name }, failure)
    }
  }
  return outcome
}
