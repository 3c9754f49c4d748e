import { spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

test('a request is logged without what a logger must hide', () => {
  const written: string[] = []
  const log = createLogger({ write: (lines) => written.push(lines) })
  log.info({ request_id: 'a', path: '/produkter', email: 'eva@kund.example' }, 'request')
  log.warn('written at once')
  const [line] = written.join('').split('\n')
  const { time: _, ...rest } = JSON.parse(line ?? '')
  expect(rest).toEqual({
    level: 'info',
    request_id: 'a',
    path: '/produkter',
    email: '[hidden]',
    msg: 'request',
  })
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
