import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refusal } from './refusal.ts'
import { reasonOf } from './sentence-for.ts'

type Asked = {
  /** The environment variable that names it. */
  setting: string
  /** Of a folder that has to be made. */
  mode: number
}

/** Makes a folder where there is none, and proves that it can be written. Throws a `Refusal`. */
export async function requireFolder(path: string, { setting, mode }: Asked): Promise<void> {
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

// Node's recursive mkdir tries for ever where a file system makes no folders, such as /proc.
async function makeFolder(path: string, mode: number): Promise<void> {
  try {
    if ((await stat(path)).isDirectory()) return
  } catch {
    if (dirname(path) !== path) await makeFolder(dirname(path), mode)
  }
  await mkdir(path, { mode }).catch((error: NodeJS.ErrnoException) => {
    // Another process was quicker.
    if (error.code !== 'EEXIST') throw error
  })
}
