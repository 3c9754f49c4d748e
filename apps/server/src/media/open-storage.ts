import { join } from 'node:path'
import { diskStorage } from './disk-storage.ts'
import type { S3Place } from './s3-place.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** The folder of uploads on this machine. */
export const uploadFolder = (dataDir: string): string => join(dataDir, 'upload')

/** The uploads of this installation: in object storage if it is configured, else on disk. */
export function openStorage({ dataDir, s3 }: { dataDir: string; s3: S3Place | null }): Storage {
  return s3 === null ? diskStorage(uploadFolder(dataDir)) : s3Storage(s3)
}
