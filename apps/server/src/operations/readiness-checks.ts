import { access, statfs } from 'node:fs/promises'
import { socketFileOf } from '@minikran/embedded-database/socket-file'
import type { DatabaseTarget } from '../database/client.ts'

/** Below it the data disk counts as full: PostgreSQL allocates its WAL in files of 16 MiB. */
const leastFreeBytes = 32 * 1024 * 1024

/** Throws when the folder's disk has less room; not when its free space is unknown. */
export async function requireRoom(folder: string, least = leastFreeBytes): Promise<void> {
  const disk = await statfs(folder).catch(() => null)
  if (disk === null || disk.bavail * disk.bsize >= least) return
  throw new Error(`Less than ${Math.ceil(least / 1024 / 1024)} MiB is free for ${folder}`)
}

/** Throws when the socket file of the own PostgreSQL is gone: open connections go on without it. */
export async function requireSocket(target: DatabaseTarget): Promise<void> {
  const file = 'host' in target ? socketFileOf(target) : null
  if (file !== null) await access(file)
}
