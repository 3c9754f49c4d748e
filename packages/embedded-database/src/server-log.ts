import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises'

const LARGEST_LOG_BYTES = 5_000_000
const QUOTED_LINES = 8

/** PostgreSQL's log, opened for one run of the server. */
export type ServerLog = {
  file: FileHandle
  path: string
  /** The last lines since the log was opened. */
  quote(): Promise<string>
}

/** A log above 5 MB is renamed to `<path>.1`. */
export async function openServerLog(path: string): Promise<ServerLog> {
  const size = await sizeOf(path)
  if (size > LARGEST_LOG_BYTES) await rename(path, `${path}.1`)
  const start = await sizeOf(path)
  const file = await open(path, 'a', 0o600)
  const quote = async () => {
    const bytes = await readFile(path)
    const lines = bytes.subarray(start).toString('utf8').trim().split('\n')
    return lines.slice(-QUOTED_LINES).join('\n')
  }
  return { file, path, quote }
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.size,
    () => 0,
  )
}
