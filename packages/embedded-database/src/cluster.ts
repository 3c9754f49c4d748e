import { randomBytes, randomUUID } from 'node:crypto'
import {
  chown,
  lchown,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { processesIn, sendSignal } from './postmaster.ts'
import { type Account, invocation, type Runner, runProgram, startFolderName } from './run-as.ts'

const LOCALE_FLAGS: Record<string, string[]> = {
  darwin: ['--locale=en_US.UTF-8', '--lc-collate=C', '--lc-messages=C'],
  win32: ['--locale=en-US', '--lc-collate=C', '--lc-messages=C'],
}

/**
 * True when the folder holds a cluster of this major version, false when there is none yet. Throws a
 * `DatabaseStartError` for another version's cluster and for a folder that holds anything else.
 */
export async function hasCluster(clusterDir: string, version: string): Promise<boolean> {
  const found = await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch(() => null)
  if (found === null) {
    const content = await readdir(clusterDir).catch(() => [])
    if (content.length === 0) return false
    throw new DatabaseStartError(
      `${clusterDir} is not empty, yet it is no PostgreSQL cluster. Move it away, or choose another data folder.`,
    )
  }
  const [major] = version.split('.')
  if (found.trim() === major) return true
  throw new DatabaseStartError(
    `The database in ${clusterDir} was made by PostgreSQL ${found.trim()}, and this release brings ${major}. ` +
      'Back it up with the release that made it, move the folder away, and restore the backup.',
  )
}

/**
 * Creates a cluster beside its final place and renames it when it is complete, so that a killed start
 * leaves no partial cluster. The caller must hold the folder's lock.
 */
export async function createCluster(
  runner: Runner,
  options: { clusterDir: string; user: string; fsync: boolean; passwordFile: string | null },
): Promise<void> {
  const { clusterDir } = options
  await removeDrafts(clusterDir)
  const draft = `${clusterDir}.new-${randomUUID().slice(0, 8)}`
  await mkdir(draft, { mode: 0o700 })
  await giveTo(draft, runner.account)
  const args = [
    `--pgdata=${startFolderName(runner.account, draft)}`,
    `--username=${options.user}`,
    '--encoding=UTF8',
    ...(LOCALE_FLAGS[process.platform] ?? ['--locale=C.UTF-8', '--lc-messages=C']),
    ...authentication(options.passwordFile),
    ...(options.fsync ? [] : ['--no-sync']),
  ]
  try {
    await runProgram(invocation(runner, 'initdb', args), draft)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw new DatabaseStartError(
      `The database cluster could not be created in ${dirname(clusterDir)}. PostgreSQL says: ` +
        `${(error as Error).message} Put that right, or use another PostgreSQL.`,
      { cause: error },
    )
  }
  await rename(draft, clusterDir)
  if (options.fsync) await syncFolder(dirname(clusterDir))
}

/** The password for platforms whose client has no unix sockets; created once, stored beside the cluster. */
export async function clusterPassword(path: string): Promise<string> {
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.trim() !== '') return kept.trim()
  const password = randomBytes(24).toString('base64url')
  await writeFile(path, `${password}\n`, { mode: 0o600 })
  return password
}

/** Makes the account that runs the server the owner of the cluster's files. */
export async function adjustOwner(clusterDir: string, account: Account): Promise<void> {
  if (process.platform === 'win32') return
  const uid = account.kind === 'other' ? account.uid : (process.getuid?.() ?? 0)
  const found = await stat(clusterDir)
  if (found.uid === uid) return
  if (process.getuid?.() !== 0) {
    throw new DatabaseStartError(
      `The database in ${clusterDir} belongs to another user (number ${found.uid}). Start as that user, or let ` +
        `its administrator run: chown -R ${uid} ${clusterDir}`,
    )
  }
  const gid = account.kind === 'other' ? account.gid : 0
  for (const entry of await readdir(clusterDir, { recursive: true })) {
    await lchown(join(clusterDir, entry), uid, gid)
  }
  // The folder itself comes last, so that an interrupted change is repeated.
  await chown(clusterDir, uid, gid)
}

/** Only one user can enter the socket's folder, and nothing listens on the network. */
function authentication(passwordFile: string | null): string[] {
  return passwordFile === null
    ? ['--auth-local=trust', '--auth-host=reject']
    : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
}

async function removeDrafts(clusterDir: string): Promise<void> {
  const parent = dirname(clusterDir)
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(clusterDir)}.new-`)) continue
    const draft = join(parent, name)
    // The initdb of a killed start may still be running.
    for (const pid of processesIn(draft)) sendSignal(pid, 'SIGKILL')
    await rm(draft, { recursive: true, force: true, maxRetries: 20, retryDelay: 10 })
  }
}

async function giveTo(folder: string, account: Account): Promise<void> {
  if (account.kind === 'other') await chown(folder, account.uid, account.gid)
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
