import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const abandonedAfterMs = 86_400_000

/**
 * Runs `use` with a new folder below `parent`, and removes it afterwards, also when the process exits
 * meanwhile. Removes those of its kind, by the prefix of their names, that a killed process left more
 * than a day ago.
 */
export async function withWorkFolder<Result>(
  parent: string,
  prefix: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(parent, prefix))
  const removeAtExit = () => rmSync(folder, { recursive: true, force: true })
  process.on('exit', removeAtExit)
  try {
    // By the clock of the file system, which may not be this computer's.
    const { mtimeMs } = await stat(folder)
    await removeAbandoned(parent, prefix, mtimeMs - abandonedAfterMs)
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    process.off('exit', removeAtExit)
  }
}

async function removeAbandoned(parent: string, prefix: string, beforeMs: number): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue
    const path = join(parent, name)
    const found = await stat(path).catch(() => null)
    if (found === null || found.mtimeMs >= beforeMs) continue
    // One of another user, or one that another process removes at the same time, must not end this work.
    await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}
