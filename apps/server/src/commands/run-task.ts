import type { Task, Work } from './task.ts'

/**
 * Runs one task of the operator on the database; what is wrong is said in a sentence, exit 1. The
 * work and all that it needs is loaded only once the arguments are right: that takes seconds.
 */
export async function runTask<Values>(
  { help, needs, parse, judge = () => {} }: Task<Values>,
  loadWork: () => Promise<Work<Values>>,
): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) return console.log(help)
  const values = parsed(() => parse(args), help)
  const { runOnDatabase } = await import('./run-on-database.ts')
  const problem = await runOnDatabase({ needs, judge, values, work: await loadWork() })
  if (problem !== null) fail(problem)
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
