import { createHash } from 'node:crypto'
import { isAbsolute } from 'node:path'

/** The server's arguments; `name` contains a hash of the settings and the version. */
export type ServerSettings = { args: string[]; name: string }

const MODEST: Record<string, string> = {
  max_connections: '60',
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '512MB',
  jit: 'off',
  // For solid-state disks, where random reads cost as little as sequential ones.
  random_page_cost: '1.1',
  // Small tables on few cores: worker processes would only use memory.
  io_method: 'sync',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // No personal data in the log: no statements and no row contents.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

// For a cluster that may be lost: nothing waits for the disk, and copying a database writes no WAL.
const FLEETING: Record<string, string> = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

export function serverSettings(options: {
  fsync: boolean
  version: string
  /** An absolute path as the host is the folder of the socket. */
  place: { host: string; port: number }
}): ServerSettings {
  const settings: Record<string, string> = {
    ...MODEST,
    ...(options.fsync ? {} : FLEETING),
    ...listening(options.place),
  }
  const text = JSON.stringify([options.version, MODEST, options.fsync ? {} : FLEETING])
  const name = `minikran-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
  const all = Object.entries({ ...settings, cluster_name: name })
  return { args: all.flatMap(([key, value]) => ['-c', `${key}=${value}`]), name }
}

function listening({ host, port }: { host: string; port: number }): Record<string, string> {
  if (!isAbsolute(host)) return { listen_addresses: host, port: String(port) }
  return {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: quoted(host),
    unix_socket_permissions: '0700',
  }
}

/** The setting is a list, so a comma in a folder's name must be quoted. */
function quoted(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`
}
