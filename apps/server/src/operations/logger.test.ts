import { spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
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

const loggerModule = JSON.stringify(new URL('./logger.ts', import.meta.url).href)
/** Logs more than is held for later, turn by turn, and says at the end what was lost. */
const talkative = `
  const { createLogger, droppedLogLines } = await import(${loggerModule})
  const log = createLogger()
  for (let turn = 0; turn < 20; turn += 1) {
    for (let line = 0; line < 1000; line += 1) log.info('x'.repeat(500))
    log.error('flushed at once')
    await new Promise(setImmediate)
  }
  process.stderr.write(JSON.stringify({ dropped: droppedLogLines() }), () => process.kill(process.pid, 'SIGKILL'))
`

/** What such a process says to the end, with this as its standard output. */
async function runTalkative(output: number | 'pipe'): Promise<{ dropped: number }> {
  const args = ['--input-type=module', '--eval', talkative]
  const child = spawn(process.execPath, args, { stdio: ['ignore', output, 'pipe'] })
  if (child.stderr === null) throw new Error('the error output is a pipe')
  return JSON.parse(await text(child.stderr))
}

test('a reader that stops reading stops nothing but the log', async () => {
  const { dropped } = await runTalkative('pipe')
  expect(dropped).toBeGreaterThan(0)
})

test.skipIf(process.platform !== 'linux')('a full disk stops nothing but the log', async () => {
  const full = await open('/dev/full', 'w')
  const { dropped } = await runTalkative(full.fd)
  await full.close()
  expect(dropped).toBeGreaterThan(0)
})
