import { pino } from 'pino'
import { expect, test } from 'vitest'
import { answerForError } from './answer-for-error.ts'
import { TooManyWaiting } from './fair-turns.ts'

const log = pino({ level: 'silent' })
const withCode = (code: string) => Object.assign(new Error('no more'), { code })

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE', '53100', 'ECONNREFUSED'])(
  'what fails by %s may succeed later',
  (code) => {
    const wrapped = new Error('storing failed', { cause: withCode(code) })
    for (const error of [withCode(code), wrapped]) {
      const answer = answerForError(error, 'abc', log)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    }
  },
)

test('what finds no room in a queue may succeed later', () => {
  const answer = answerForError(new TooManyWaiting(), 'abc', log)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})

const withSyscall = (code: string, syscall: string) => Object.assign(withCode(code), { syscall })

test.each([
  // The database's socket, its name and its connection.
  [503, 'ENOENT', 'connect'],
  [503, 'ENOTFOUND', 'getaddrinfo'],
  [503, 'EPIPE', 'write'],
  // A file or a program of ours that is missing.
  [500, 'ENOENT', 'open'],
  [500, 'ENOENT', 'spawn'],
])('%i answers %s of %s', (status, code, syscall) => {
  const wrapped = new Error('reading failed', { cause: withSyscall(code, syscall) })
  expect(answerForError(wrapped, 'abc', log).status).toBe(status)
})

test.each([new Error('a fault of ours'), withCode('ERR_INVALID_ARG_TYPE'), 'thrown', null])(
  'what nobody foresaw is 500 and says nothing of the inside: %s',
  async (error) => {
    const answer = answerForError(error, 'abc', log)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toMatch(/fault of ours|no more|thrown/)
  },
)
