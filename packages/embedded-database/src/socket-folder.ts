import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The path of a unix socket has at most 104 bytes on macOS and 108 on Linux, with the final NUL. */
const LONGEST_SOCKET_PATH = 100
const LONGEST_SOCKET_NAME = '/.s.PGSQL.5432'

type Owner = { uid: number; gid: number }

/**
 * Creates the folder of the socket, which only its owner can enter: `run` in the data folder or, when
 * that path is too long or `outside` is set, a folder below the temporary one.
 */
export async function openSocketFolder(
  dataDir: string,
  options: { outside: boolean; owner: Owner | null },
): Promise<string> {
  const uids = uidsOf(options.owner)
  const inside = join(dataDir, 'run')
  const isInside = !options.outside && fits(inside)
  const folder = isInside ? inside : temporaryFolder(dataDir, uids[0])
  await createFolder(folder)
  const chosen = isInside || (await belongsTo(folder, uids)) ? folder : await mkdtemp(`${folder}-`)
  await openForOwner(chosen, options.owner)
  return chosen
}

/**
 * Creates the folder of the socket again that was removed while the server ran, as cleaners of temporary
 * folders do. Throws when another user has created it meanwhile.
 */
export async function restoreSocketFolder(
  dataDir: string,
  folder: string,
  owner: Owner | null,
): Promise<void> {
  await createFolder(folder)
  if (folder !== join(dataDir, 'run') && !(await belongsTo(folder, uidsOf(owner)))) {
    throw new Error(`The folder of the database's socket, ${folder}, belongs to another user.`)
  }
  await openForOwner(folder, owner)
}

/** The user who owns the folder in the end, and the one who creates it. */
function uidsOf(owner: Owner | null): [number, number] {
  const own = process.getuid?.() ?? 0
  return [owner?.uid ?? own, own]
}

async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

async function openForOwner(folder: string, owner: Owner | null): Promise<void> {
  await chmod(folder, 0o700)
  if (owner !== null) await chown(folder, owner.uid, owner.gid)
}

/** True when any user can reach `folder` from the root. */
export async function canBeReached(folder: string): Promise<boolean> {
  let path = '/'
  for (const part of folder.split('/')) {
    path = join(path, part)
    const { mode } = await lstat(path)
    if ((mode & 0o001) === 0) return false
  }
  return true
}

function fits(folder: string): boolean {
  return Buffer.byteLength(folder + LONGEST_SOCKET_NAME) <= LONGEST_SOCKET_PATH
}

/** The same for each start from one data folder, so that killed runs do not leave many. */
function temporaryFolder(dataDir: string, uid: number): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const name = `minikran-${uid}-${hash}`
  const folder = join(tmpdir(), name)
  return fits(folder) ? folder : join('/tmp', name)
}

/** Removes the temporary folder; the one in the data folder stays. */
export async function closeSocketFolder(dataDir: string, folder: string): Promise<void> {
  if (folder !== join(dataDir, 'run')) await rmdir(folder).catch(() => undefined)
}

/** The name is predictable, so another user may have created it. */
async function belongsTo(folder: string, uids: readonly number[]): Promise<boolean> {
  const found = await lstat(folder)
  return found.isDirectory() && uids.includes(found.uid)
}
