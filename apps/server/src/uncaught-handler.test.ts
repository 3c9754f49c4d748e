import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { uncaughtHandler } from './uncaught-handler.ts'

const ended = 'terminating connection due to administrator command'

test.each([
  ['a connection that the database ends', new pg.DatabaseError(ended, 0, 'error'), []],
  ['a bug', new Error('undefined is not a function'), [1]],
])('%s is logged and ends the process as it must', (_, error, expected) => {
  const codes: number[] = []
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  uncaughtHandler({ log, exit: (code) => codes.push(code) })(error)
  expect(codes).toEqual(expected)
  expect(lines.join('')).toContain(error.message)
})
