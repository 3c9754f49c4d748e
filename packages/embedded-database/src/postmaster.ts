import { readdirSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive, procShowsOwnNumbers, readProcStat } from './process-identity.ts'

/** The content of `postmaster.pid`, which the server writes. */
export type PostmasterFile = { pid: number; port: number; socketFolder: string }

const POLL_MILLISECONDS = 10
const STRAGGLER_MILLISECONDS = 5_000

export async function readPostmasterFile(clusterDir: string): Promise<PostmasterFile | null> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder = ''] = text.split('\n').map((line) => line.trim())
  // While the server starts, the file has fewer than five lines.
  if (!Number(pid)) return null
  // In single-user mode the number is negative.
  return { pid: Math.abs(Number(pid)), port: Number(port) || 5432, socketFolder }
}

/**
 * Whether the process is a live PostgreSQL of this folder. The working directory of a server is its data
 * folder, whatever path it was started with. `unknown` for a live process where the platform does not
 * show working directories.
 */
export function servesFolder(pid: number, folder: string): 'yes' | 'no' | 'unknown' {
  if (!isAlive(pid)) return 'no'
  const stat = readProcStat(pid)
  if (stat === null) return 'unknown'
  return (standsIn(pid, folder) ?? stat.command === 'postgres') ? 'yes' : 'no'
}

/** Live processes whose working directory is this folder; empty without /proc. */
export function processesIn(folder: string): number[] {
  if (!procShowsOwnNumbers()) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .map(Number)
    .filter((pid) => standsIn(pid, folder) === true && isAlive(pid))
}

/**
 * Waits for server processes whose postmaster was killed: they end by themselves, and a new server must
 * not start before. Kills them after five seconds.
 */
export async function endStragglers(folder: string): Promise<void> {
  const isEmpty = () => processesIn(folder).length === 0
  if (await becomesTrue(isEmpty, STRAGGLER_MILLISECONDS)) return
  for (const pid of processesIn(folder)) sendSignal(pid, 'SIGKILL')
  await becomesTrue(isEmpty, STRAGGLER_MILLISECONDS)
}

/** Removes the lock files of a dead server, so that a zombie or another process with its number blocks nothing. */
export async function clearTraces(clusterDir: string, socketFolder: string): Promise<void> {
  await rm(join(clusterDir, 'postmaster.pid'), { force: true })
  if (process.platform === 'win32') return
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) {
    await rm(join(socketFolder, name), { force: true })
  }
}

/** Polls every 10 ms. */
export async function becomesTrue(
  condition: () => boolean | Promise<boolean>,
  patience: number,
): Promise<boolean> {
  const end = performance.now() + patience
  for (;;) {
    if (await condition()) return true
    if (performance.now() > end) return false
    await delay(POLL_MILLISECONDS)
  }
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}

/** Null when this user may not read the process's working directory. */
function standsIn(pid: number, folder: string): boolean | null {
  try {
    const there = statSync(`/proc/${pid}/cwd/`, { bigint: true })
    const wanted = statSync(folder, { bigint: true })
    return there.ino === wanted.ino && there.dev === wanted.dev
  } catch {
    return null
  }
}
