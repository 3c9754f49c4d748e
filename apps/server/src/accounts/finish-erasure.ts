import { caseUploadKey } from '../media/case-uploads.ts'
import type { Storage } from '../media/storage.ts'

export type ErasureServices = {
  storage: Storage
  /** Records the erasure outside the database, so that it is repeated after an older backup is restored. */
  storeErasures: () => Promise<void>
}

/**
 * Finishes an erasure after its commit. What fails here, the hourly run does: it lists what the list
 * lacks, and removes files without a row as stray.
 */
export async function finishErasure(
  { storage, storeErasures }: ErasureServices,
  files: readonly string[],
): Promise<void> {
  await Promise.allSettled([
    storeErasures(),
    ...files.map((file) => storage.remove(caseUploadKey(file))),
  ])
}
