import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoFile } from './demo-media.ts'

/** Puts the files of the demo content where uploads lie; doing it again changes nothing. */
export async function writeDemoFiles(uploadFolder: string, files: readonly DemoFile[]) {
  for (const folder of new Set(files.map((file) => file.folder))) {
    await mkdir(join(uploadFolder, folder), { recursive: true })
  }
  for (const { folder, name, bytes } of files) {
    await writeFile(join(uploadFolder, folder, name), bytes)
  }
}
