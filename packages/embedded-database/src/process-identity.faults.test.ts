import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { identityOf, isAlive, judgeProcess, readProcStat } from './process-identity.ts'

const self = identityOf(process.pid)

test('this process runs', () => {
  expect(judgeProcess(self)).toBe(self.pidNamespace === null ? 'unknown' : 'running')
  expect(isAlive(process.pid)).toBe(true)
})

test('a number that no process bears is gone', () => {
  expect(judgeProcess({ ...self, pid: 2 ** 22 + 1 })).toBe('gone')
  expect(isAlive(2 ** 22 + 1)).toBe(false)
})

test.runIf(self.pidNamespace !== null)('a number that another process bears now is gone', () => {
  expect(judgeProcess({ ...self, startTime: '1' })).toBe('gone')
})

test.runIf(self.bootId !== null)('a holder from before the machine started is gone', () => {
  expect(judgeProcess({ ...self, bootId: 'earlier' })).toBe('gone')
})

test('a process in another PID namespace cannot be judged from here', () => {
  expect(judgeProcess({ ...self, pidNamespace: 'pid:[1]' })).toBe('unknown')
})

test.runIf(self.pidNamespace !== null)('a zombie is not alive', async () => {
  // The shell becomes a program that never asks for its child; then the child's input ends, and it too.
  const script = 'cat <&3 >/dev/null & echo $!; exec sleep 60 3<&-'
  const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore', 'pipe'] })
  const zombie = Number(await new Promise((resolve) => parent.stdout?.once('data', resolve)))
  const command = () => readProcStat(parent.pid ?? 0)?.command
  await expect.poll(command, { interval: 5 }).toBe('sleep')
  expect(isAlive(zombie)).toBe(true)
  parent.stdio[3]?.destroy()
  await expect.poll(() => isAlive(zombie), { interval: 5 }).toBe(false)
  expect(() => process.kill(zombie, 0)).not.toThrow()
  parent.kill()
})
