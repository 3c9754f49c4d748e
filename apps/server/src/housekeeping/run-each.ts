import type { Logger } from '../operations/logger.ts'

type Options<Result> = {
  tasks: Readonly<Record<string, () => Promise<Result>>>
  log: Logger
  /** The log message of a failed task. */
  failure: string
}
type Outcome<Result> = { done: Record<string, Result>; failed: string[] }

/** Runs the tasks one after the other. A failed task is logged with its name; the others still run. */
export async function runEach<Result>({
  tasks,
  log,
  failure,
}: Options<Result>): Promise<Outcome<Result>> {
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
