import { createHash, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import {
  copyFile,
  constants as fsConstants,
  link,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'
import { identityOf, judgeProcess, type ProcessIdentity, readText } from './process-identity.ts'

export type FolderLock = {
  /** False when the folder cannot hold sockets, as some shared folders. */
  hasDoor: boolean
  /** Idempotent and synchronous, so that it can also run while the process exits. */
  release(): void
}

type Holder = ProcessIdentity & { host: string; since: string; door: string }

/**
 * Makes this process the only one that serves from `dataDir`, or throws a `DatabaseStartError`
 * naming the holder. In `doorFolder` a socket (the door) answers as long as this process lives: so a
 * living holder in another PID namespace, or on a platform without /proc, differs from a dead one.
 */
export async function lockFolder(dataDir: string, doorFolder: string): Promise<FolderLock> {
  const nonce = randomUUID()
  const door = doorPath(doorFolder, nonce)
  const path = join(dataDir, 'server.lock')
  const draft = join(dataDir, `server.lock-${nonce}`)
  const holder: Holder = {
    ...identityOf(process.pid),
    host: hostname(),
    since: new Date().toISOString(),
    door: nonce,
  }
  const content = JSON.stringify(holder)
  await writeFile(draft, content, { mode: 0o600 })
  const listener = await openDoor(door)
  const release = () => {
    if (readText(path) === content) rmSync(path, { force: true })
    listener?.close()
  }
  try {
    await claim(path, { draft, doorFolder })
    await sweep(path, doorFolder)
  } catch (error) {
    listener?.close()
    throw error
  } finally {
    await rm(draft, { force: true })
  }
  return { hasDoor: listener !== null, release }
}

/**
 * Creates `path` with the draft's content, or replaces that of a dead holder. To replace it, a process
 * first claims a guard file named after the old content, so that only one process can.
 */
async function claim(path: string, own: { draft: string; doorFolder: string }): Promise<void> {
  for (;;) {
    if (await createExclusively(own.draft, path)) return
    const found = await readFile(path, 'utf8').catch(nullIfMissing)
    if (found === null) continue
    const holder = parseHolder(found)
    if (holder !== null && (await isHeld(holder, own.doorFolder))) throw heldBy(holder, path)
    const guard = `${path}-${createHash('sha256').update(found).digest('hex').slice(0, 16)}`
    await claim(guard, own)
    const unchanged = (await readFile(path, 'utf8').catch(() => null)) === found
    if (unchanged) await replaceWithCopy(own.draft, path)
    await rm(guard, { force: true })
    if (!unchanged) continue
    if (holder !== null) await rm(doorPath(own.doorFolder, holder.door), { force: true })
    return
  }
}

/** Removes the files of starts that were killed while they claimed. Only the holder may do this. */
async function sweep(path: string, doorFolder: string): Promise<void> {
  const parent = dirname(path)
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(path)}-`)) continue
    const text = await readFile(join(parent, name), 'utf8').catch(() => '')
    const holder = parseHolder(text)
    if (holder === null || judgeProcess(holder) !== 'gone') continue
    await rm(doorPath(doorFolder, holder.door), { force: true })
    await rm(join(parent, name), { force: true })
  }
}

async function createExclusively(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    // A file system without hard links: the copy is exclusive, too, but not atomic.
    return copyFile(draft, path, fsConstants.COPYFILE_EXCL).then(
      () => true,
      (copyError: NodeJS.ErrnoException) => {
        if (copyError.code === 'EEXIST') return false
        throw copyError
      },
    )
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

async function replaceWithCopy(draft: string, path: string): Promise<void> {
  const copy = `${draft}-copy`
  await copyFile(draft, copy)
  await rename(copy, path)
}

/** Null for a file that was half written when the machine lost power. */
function parseHolder(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Partial<Holder> | null
    return typeof value?.pid === 'number' && typeof value.door === 'string'
      ? (value as Holder)
      : null
  } catch {
    return null
  }
}

async function isHeld(holder: Holder, doorFolder: string): Promise<boolean> {
  const verdict = judgeProcess(holder)
  if (verdict !== 'unknown') return verdict === 'running'
  return answers(doorPath(doorFolder, holder.door))
}

function heldBy(holder: Holder, path: string): DatabaseStartError {
  return new DatabaseStartError(
    `Another process already serves from this data folder: process ${holder.pid} on ${holder.host}, ` +
      `since ${holder.since} (${path}). Stop it first, or give this one a data folder of its own.`,
  )
}

function doorPath(folder: string, nonce: string): string {
  const name = `door-${nonce.slice(0, 8)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\minikran-${name}` : join(folder, name)
}

/** Null where the folder cannot hold sockets; then only /proc shows whether the holder lives. */
function openDoor(path: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy())
  server.unref()
  return new Promise((resolve) => {
    server.once('error', () => resolve(null))
    server.listen(path, () => resolve(server))
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
  })
}
