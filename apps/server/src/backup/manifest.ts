import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { erasureSchema } from '../accounts/erasure-list.ts'

const checksum = z.string().regex(/^[\da-f]{64}$/)
// Below the archive's own folders, so that no file is written elsewhere. Names that begin with a dot are
// those of half-written files.
const filePath = z.string().regex(/^(tables|upload)(\/[^./\\:\p{Cc}][^/\\:\p{Cc}]*)+$/u)

/** Whether an archive can hold a file of this path. */
export const isFilePath = (path: string): boolean => filePath.safeParse(path).success

const file = z.strictObject({ path: filePath, bytes: z.int().min(0), sha256: checksum })

/** What a backup holds, written into it as `manifest.json`. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** When the newest migration of the database was written, epoch milliseconds. */
  migrated_to: z.int(),
  tables: z
    .array(
      z.strictObject({
        name: z.string().regex(/^[a-z][a-z0-9_]*$/),
        columns: z.array(z.string()).min(1),
        rows: z.int().min(0),
        file,
      }),
    )
    .min(1),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.int().nullable() })),
  uploads: z.array(file),
  /** Who had been erased when it was made; archives of older versions have no list. */
  erasures: z.array(erasureSchema).optional(),
})

export type Manifest = z.infer<typeof manifestSchema>
export type ManifestFile = z.infer<typeof file>

export const manifestName = 'manifest.json'

/** Every file that the archive must hold beside the manifest. */
export const filesOf = ({ tables, uploads }: Manifest): ManifestFile[] => [
  ...tables.map((table) => table.file),
  ...uploads,
]

/** A file of `folder` with its size and SHA-256. */
export async function describeFile(folder: string, path: string): Promise<ManifestFile> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(join(folder, path)), hash)
  const { size } = await stat(join(folder, path))
  return { path, bytes: size, sha256: hash.digest('hex') }
}
