import { parseEnv } from './env.ts'
import { createLogger } from './operations/logger.ts'
import { createErrorReporter, type ErrorService } from './operations/report-errors.ts'
import { sentenceFor } from './operations/sentence-for.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { stopOnce } from './stop-once.ts'
import { uncaughtHandler } from './uncaught-handler.ts'

const parsed = parseEnv(process.env)
if (!parsed.ok) {
  for (const problem of parsed.problems) console.error(problem)
  process.exit(1)
}

const log = createLogger(undefined, reportErrorsTo(parsed.env.errorService))
let running: RunningServer | null = null

const stop = stopOnce({
  stop: async () => running?.stop(),
  log,
  now: () => performance.now(),
  exit: (code) => process.exit(code),
})
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
// When the program that started this one is killed, no signal is sent; its channel closes.
process.on('disconnect', () => void stop())
process.on('uncaughtException', uncaughtHandler({ log, exit: (code) => process.exit(code) }))
// A promise that nobody awaited must not take the visitors of other pages down with it.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))

try {
  running = await startServer({ env: parsed.env, log, onProgress: (line) => console.log(line) })
} catch (error) {
  const fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
  console.error(sentenceFor(error) ?? fault)
  process.exit(1)
}

function reportErrorsTo(service: ErrorService | null) {
  if (service === null) return undefined
  const onFailure = (reason: string) => log.warn({ reason }, 'error report not taken')
  return createErrorReporter({ service, now: Date.now, onFailure })
}
