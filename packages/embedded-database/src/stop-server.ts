import { DatabaseStartError } from './database-start-error.ts'
import { becomesTrue, endStragglers, sendSignal, servesFolder } from './postmaster.ts'
import { invocation, type Runner, runProgram } from './run-as.ts'

const FAST_STOP_MILLISECONDS = 30_000
const HARD_STOP_MILLISECONDS = 5_000

/** Fast shutdown: ends sessions, rolls back open transactions and writes everything to disk. */
export async function stopServer(
  runner: Runner,
  server: { pid: number; clusterDir: string },
): Promise<void> {
  const { pid, clusterDir } = server
  const isGone = () => servesFolder(pid, clusterDir) === 'no'
  if (process.platform === 'win32') {
    if (isGone()) return
    await runProgram(invocation(runner, 'pg_ctl', ['stop', '-m', 'fast', '-w', '-D', clusterDir]))
    return
  }
  const steps = [
    { signal: 'SIGINT', patience: FAST_STOP_MILLISECONDS },
    { signal: 'SIGQUIT', patience: HARD_STOP_MILLISECONDS },
    { signal: 'SIGKILL', patience: HARD_STOP_MILLISECONDS },
  ] as const
  for (const { signal, patience } of steps) {
    if (isGone()) break
    sendSignal(pid, signal)
    await becomesTrue(isGone, patience)
  }
  await endStragglers(clusterDir)
  if (isGone()) return
  throw new DatabaseStartError(`The PostgreSQL process ${pid} does not end. End it by hand.`)
}
