import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refusal } from './refusal.ts'
import { reasonOf } from './sentence-for.ts'

type Options = {
  /** The environment variable that names it. */
  setting: string
  /** The mode of a new folder. */
  mode: number
}

/** Creates the folder if it is missing and checks that it is writable. Throws a `Refusal`. */
export async function requireFolder(path: string, { setting, mode }: Options): Promise<void> {
  const probe = join(path, `.${randomUUID()}.part`)
  try {
    await makeFolder(path, mode)
    await writeFile(probe, '', { mode: 0o600 })
    await rm(probe)
  } catch (error) {
    throw new Refusal(
      `${setting}=${path} cannot be written: ${reasonOf(error)}. ` +
        `Name a folder that this user may write, for example ${setting}=/srv/minikran.`,
    )
  }
}

// Node's recursive mkdir never returns on a file system that allows no folders, such as /proc.
async function makeFolder(path: string, mode: number): Promise<void> {
  try {
    if ((await stat(path)).isDirectory()) return
  } catch {
    if (dirname(path) !== path) await makeFolder(dirname(path), mode)
  }
  await mkdir(path, { mode }).catch((error: NodeJS.ErrnoException) => {
    // Another process created it at the same time.
    if (error.code !== 'EEXIST') throw error
  })
}
