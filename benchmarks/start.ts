import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, statusOf } from '../tools/campaigns/server-process.ts'
import { projectRoot } from '../tools/project.ts'
import { withDataFolder } from './demo-server.ts'
import { median, type Reading } from './reading.ts'

const starts = 3
const patienceMs = 120_000
const pollMs = 10

/** `npm start` as a person types it, until `/readyz` answers 200; the first one fills the data folder. */
export function measureStart(): Promise<Reading[]> {
  return withDataFolder(async (dataDir) => {
    const first = await timeStart(dataDir)
    const later: number[] = []
    for (let time = 0; time < starts; time += 1) later.push(await timeStart(dataDir))
    return [
      { name: 'first start, empty data folder', value: first },
      { name: 'second start', value: median(later) },
    ]
  })
}

async function timeStart(dataDir: string): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: projectRoot,
    shell: process.platform === 'win32',
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  while ((await statusOf(`http://localhost:${port}/readyz`)) !== 200) {
    if (child.exitCode !== null || performance.now() - started > patienceMs) {
      throw new Error('npm start did not become ready.')
    }
    await delay(pollMs)
  }
  const seconds = (performance.now() - started) / 1000
  child.kill('SIGTERM')
  await ended
  await waitUntilFree(dataDir)
  return seconds
}

// npm ends before the server that it started, whose work in hand is finished first.
async function waitUntilFree(dataDir: string) {
  const end = performance.now() + patienceMs
  while (existsSync(join(dataDir, 'server.lock'))) {
    if (performance.now() > end) throw new Error(`The server of ${dataDir} does not end.`)
    await delay(pollMs)
  }
}
