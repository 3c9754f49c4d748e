import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const memoryFolder = '/dev/shm'
const needed = 4 * 1024 ** 3

/**
 * In memory where there is room. The run makes and drops hundreds of databases of hundreds of files
 * each, and a disk's file system takes long to find names for files where it has just deleted others.
 */
export async function roomyFolder(): Promise<string> {
  const free = await statfs(memoryFolder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return free > needed ? memoryFolder : tmpdir()
}
