import { createHash } from 'node:crypto'
import { isAbsolute } from 'node:path'

/** What the server is started with; `name` changes with any of the settings or the version. */
export type ServerSettings = { args: string[]; name: string }

const MODEST: Record<string, string> = {
  max_connections: '60',
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '512MB',
  jit: 'off',
  // Nothing turns under the data: a page far away costs as little as the next one.
  random_page_cost: '1.1',
  // Small tables on few cores: helper processes would only hold memory.
  io_method: 'sync',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log must not hold what visitors typed: no statements, no row contents.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

// A cluster that may be lost: nothing waits for the disk, and copying a database writes no log of it.
const FLEETING: Record<string, string> = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

export function serverSettings(options: {
  fsync: boolean
  version: string
  /** A host that is a folder is the folder of the socket. */
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

/** The setting is a list: a comma in a folder's name would part it. */
function quoted(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`
}
