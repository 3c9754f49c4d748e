import type { Storage } from '../../src/media/storage.ts'
import type { DemoFile } from './demo-media.ts'

/** Puts the files of the demo content where uploads lie; doing it again changes nothing. */
export async function writeDemoFiles(storage: Storage, files: readonly DemoFile[]) {
  for (const { folder, name, bytes } of files) await storage.write(`${folder}/${name}`, bytes)
}
