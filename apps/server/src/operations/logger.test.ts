import { expect, test } from 'vitest'
import { createLogger, requestLinesOf } from './logger.ts'

function recordLines() {
  const written: string[] = []
  const log = createLogger({ write: (lines) => written.push(lines) })
  // A warning takes along whatever is held.
  const read = () => {
    log.warn('that is all')
    const lines = written.join('').trim().split('\n').slice(0, -1)
    return lines.map((line): Record<string, unknown> => JSON.parse(line))
  }
  return { log, read }
}

test.each([
  { path: '/produkter', status: 200, ms: 0 },
  { path: '/a"b\\c\n', status: 404, ms: 12 },
])('a request is told as the logger itself would: %o', ({ path, status, ms }) => {
  const { log, read } = recordLines()
  const [method, requestId] = ['GET', 'AbC_-123']
  requestLinesOf(log, path)({ requestId, method, status, ms })
  log.info({ request_id: requestId, method, path, status, ms }, 'request')
  const [ours, theirs] = read().map(({ time: _, ...rest }) => JSON.stringify(rest))
  expect(ours).toBe(theirs)
})

test('what differs between two requests of one path is told', () => {
  const { log, read } = recordLines()
  const write = requestLinesOf(log, '/')
  const line = { requestId: 'a', method: 'GET', status: 200, ms: 1 }
  const lines = [line, { ...line, ms: 2 }, { ...line, status: 304 }, { ...line, method: 'HEAD' }]
  for (const each of [...lines, line]) write(each)
  expect(read().map(({ method, status, ms }) => [method, status, ms])).toEqual([
    ['GET', 200, 1],
    ['GET', 200, 2],
    ['GET', 304, 1],
    ['HEAD', 200, 1],
    ['GET', 200, 1],
  ])
})
