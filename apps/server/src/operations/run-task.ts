import { UnusableBackup } from '../backup/read-backup.ts'
import type { DatabaseTarget } from '../database/client.ts'
import { DatabaseStartError } from '../database/embedded/database-start-error.ts'
import { type Env, parseEnv } from '../env.ts'
import { openDatabaseBeside } from './database-source.ts'

type Task<Values> = { help: string; parse: (args: string[]) => Values }
type Asked<Values> = { env: Env; target: DatabaseTarget; values: Values }

/** Runs one task of the operator on the database; what is wrong is said in a sentence, exit 1. */
export async function runTask<Values>(
  { help, parse }: Task<Values>,
  work: (asked: Asked<Values>) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) return console.log(help)
  const values = parsed(args, { help, parse })
  const read = parseEnv(process.env)
  if (!read.ok) return fail(read.problems.join('\n'))
  try {
    const source = await openDatabaseBeside(read.env, console.log)
    try {
      await work({ env: read.env, target: source.target, values })
    } finally {
      await source.stop()
    }
  } catch (error) {
    if (error instanceof DatabaseStartError || error instanceof UnusableBackup) fail(error.message)
    throw error
  }
}

function parsed<Values>(args: string[], { help, parse }: Task<Values>): Values {
  try {
    return parse(args)
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
  }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
