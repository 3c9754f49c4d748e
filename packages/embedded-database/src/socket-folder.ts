import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Addresses of unix sockets hold 104 bytes on macOS and 108 on Linux, the closing NUL included. */
const LONGEST_SOCKET_PATH = 100
const LONGEST_SOCKET_NAME = '/.s.PGSQL.5432'

type Owner = { uid: number; gid: number }

/**
 * The folder of the database's socket, open to its owner only: `run` in the data folder or, where
 * that path is too long for a socket or `outside` is asked for, one of its own under the temporary folder.
 */
export async function openSocketFolder(
  dataDir: string,
  options: { outside: boolean; owner: Owner | null },
): Promise<string> {
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const owner = options.owner ?? own
  const inside = join(dataDir, 'run')
  const isInside = !options.outside && fits(inside)
  const folder = isInside ? inside : temporaryFolder(dataDir, owner.uid)
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const chosen =
    isInside || (await belongsTo(folder, [own.uid, owner.uid]))
      ? folder
      : await mkdtemp(`${folder}-`)
  await chmod(chosen, 0o700)
  if (options.owner !== null) await chown(chosen, owner.uid, owner.gid)
  return chosen
}

/** True when `folder` lies where any user may walk in from the root. */
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

/** The same for each start from one data folder, so that a killed run leaves no litter behind. */
function temporaryFolder(dataDir: string, uid: number): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const name = `minikran-${uid}-${hash}`
  const folder = join(tmpdir(), name)
  return fits(folder) ? folder : join('/tmp', name)
}

/** Takes an emptied temporary folder away; the one in the data folder stays. */
export async function closeSocketFolder(dataDir: string, folder: string): Promise<void> {
  if (folder !== join(dataDir, 'run')) await rmdir(folder).catch(() => undefined)
}

/** The name can be foreseen, so a stranger may have made it first. */
async function belongsTo(folder: string, uids: number[]): Promise<boolean> {
  const found = await lstat(folder)
  return found.isDirectory() && uids.includes(found.uid)
}
