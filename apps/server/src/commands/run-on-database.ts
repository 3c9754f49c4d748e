import { openDatabaseBeside } from '../database/database-source.ts'
import { type Env, parseEnv } from '../env.ts'
import { sentenceFor } from '../operations/sentence-for.ts'
import { type Need, requireDatabase, requireOwnCluster } from './require-database.ts'
import type { Work } from './task.ts'

type Run<Values> = { needs: Need; judge: (env: Env) => void; values: Values; work: Work<Values> }

/** Does the work on the database of the environment. Returns a sentence about what failed, or null. */
export async function runOnDatabase<Values>({
  needs,
  judge,
  values,
  work,
}: Run<Values>): Promise<string | null> {
  const read = parseEnv(process.env)
  if (!read.ok) return read.problems.join('\n')
  const { env } = read
  try {
    judge(env)
    await requireOwnCluster(env, needs)
    const source = await openDatabaseBeside(env, console.log)
    try {
      await requireDatabase(source.target, needs)
      await work({ env, target: source.target, values })
    } finally {
      await source.stop()
    }
    return null
  } catch (error) {
    const sentence = sentenceFor(error)
    if (sentence === null) throw error
    return sentence
  }
}
