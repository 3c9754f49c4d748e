import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { createLogger, type Logger } from '../operations/logger.ts'

const folder = join(import.meta.dirname, '../../../../test-results/logs')

let log: Logger | undefined

/**
 * What the tests' API and servers log, as a real server does: once all tests have run, no planted
 * secret may stand in it (`tools/test-logs.ts`).
 */
export function testLog(): Logger {
  mkdirSync(folder, { recursive: true })
  log ??= createLogger(
    pino.destination({ dest: join(folder, `api-${process.pid}.log`), sync: true, append: true }),
  )
  return log
}
