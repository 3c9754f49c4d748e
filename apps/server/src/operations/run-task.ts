import type { DatabaseTarget } from '../database/client.ts'
import { type Env, parseEnv } from '../env.ts'
import { openDatabaseBeside } from './database-source.ts'
import { type Need, requireDatabase, requireOwnCluster } from './require-database.ts'
import { sentenceFor } from './sentence-for.ts'

type Task<Values> = {
  help: string
  /** What the database must be before the work begins. */
  needs: Need
  /** Reads the arguments; throws the sentence that says what is wrong with them. */
  parse: (args: string[], env: Env) => Values
}
type Asked<Values> = { env: Env; target: DatabaseTarget; values: Values }

/** Runs one task of the operator on the database; what is wrong is said in a sentence, exit 1. */
export async function runTask<Values>(
  { help, needs, parse }: Task<Values>,
  work: (asked: Asked<Values>) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) return console.log(help)
  const read = parseEnv(process.env)
  if (!read.ok) return fail(read.problems.join('\n'))
  const { env } = read
  const values = parsed(() => parse(args, env), help)
  try {
    await requireOwnCluster(env, needs)
    const source = await openDatabaseBeside(env, console.log)
    try {
      await requireDatabase(source.target, needs)
      await work({ env, target: source.target, values })
    } finally {
      await source.stop()
    }
  } catch (error) {
    const sentence = sentenceFor(error)
    if (sentence === null) throw error
    fail(sentence)
  }
}

function parsed<Values>(parse: () => Values, help: string): Values {
  try {
    return parse()
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
  }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
