import type { Task, Work } from './task.ts'

/**
 * Runs a command of the operator on the database. On failure it prints a sentence and exits with 1.
 * The work is loaded after the arguments have been checked, since loading takes seconds.
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
