import type { DatabaseTarget } from '../database/client.ts'
import type { Env } from '../env.ts'
import type { Need } from './require-database.ts'

/** A command of the operator. */
export type Task<Values> = {
  help: string
  /** What the database must be before the work begins. */
  needs: Need
  /** Reads the arguments; throws the sentence that says what is wrong with them. */
  parse: (args: string[]) => Values
  /** Throws a `Refusal` when the command is not for this environment. */
  judge?: (env: Env) => void
}
export type TaskInput<Values> = { env: Env; target: DatabaseTarget; values: Values }
export type Work<Values> = (input: TaskInput<Values>) => Promise<void>
