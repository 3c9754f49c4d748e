import { readFileSync, readlinkSync } from 'node:fs'

/**
 * Identifies a process, so that a later one with the same number is not mistaken for it. Fields that
 * the platform does not show are null; a start time is in clock ticks since boot.
 */
export type ProcessIdentity = {
  pid: number
  startTime: string | null
  pidNamespace: string | null
  bootId: string | null
}

export function identityOf(pid: number): ProcessIdentity {
  return {
    pid,
    startTime: readProcStat(pid)?.startTime ?? null,
    pidNamespace: procShowsOwnNumbers() ? readLink('/proc/self/ns/pid') : null,
    bootId: readText('/proc/sys/kernel/random/boot_id')?.trim() ?? null,
  }
}

/** `unknown` for a process in another PID namespace, or when the platform shows too little. */
export function judgeProcess(identity: ProcessIdentity): 'running' | 'gone' | 'unknown' {
  const here = identityOf(process.pid)
  if (identity.bootId !== null && here.bootId !== null && identity.bootId !== here.bootId) {
    return 'gone'
  }
  if (identity.pidNamespace !== here.pidNamespace) return 'unknown'
  const signal = probeSignal(identity.pid)
  if (signal === 'nobody') return 'gone'
  if (here.pidNamespace === null || identity.startTime === null) return 'unknown'
  const stat = readProcStat(identity.pid)
  if (stat === null) return signal === 'foreign' ? 'unknown' : 'gone'
  return !stat.dead && stat.startTime === identity.startTime ? 'running' : 'gone'
}

/** True for a process that can still run; false for a zombie. */
export function isAlive(pid: number): boolean {
  if (probeSignal(pid) === 'nobody') return false
  return !(readProcStat(pid)?.dead ?? false)
}

/** Null where /proc is missing, hides the process, or belongs to another PID namespace. */
export function readProcStat(
  pid: number,
): { command: string; dead: boolean; startTime: string } | null {
  if (!procShowsOwnNumbers()) return null
  const text = readText(`/proc/${pid}/stat`)
  if (text === null) return null
  // The command is in parentheses and may contain spaces and parentheses.
  const end = text.lastIndexOf(')')
  const fields = text.slice(end + 2).split(' ')
  return {
    command: text.slice(text.indexOf('(') + 1, end),
    dead: fields[0] === 'Z' || fields[0] === 'X',
    startTime: fields[19] ?? '',
  }
}

/** False in a PID namespace that sees its parent's /proc, whose numbers differ. */
export function procShowsOwnNumbers(): boolean {
  return readLink('/proc/self') === String(process.pid)
}

/** `foreign` for a process that this user may not signal. */
export function probeSignal(pid: number): 'ours' | 'foreign' | 'nobody' {
  try {
    process.kill(pid, 0)
    return 'ours'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'foreign' : 'nobody'
  }
}

export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function readLink(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch {
    return null
  }
}
