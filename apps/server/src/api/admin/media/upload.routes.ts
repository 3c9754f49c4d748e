import { uploadedSchema } from '@minikran/contract/admin/media'
import { fileTitle } from '@minikran/domain/media/file-title'
import { type MediaKind, maxFileBytes, uploadLimits } from '@minikran/domain/media/upload-limits'
import type { Database, Transaction } from '../../../database/client.ts'
import { limits } from '../../../http/rate-limit.ts'
import { cleanMovie } from '../../../media/clean-movie.ts'
import { documentFaultApart } from '../../../media/document-fault-apart.ts'
import { encodeLibraryPicture } from '../../../media/encode-picture.ts'
import type { Turns } from '../../../media/one-at-a-time.ts'
import type { Storage } from '../../../media/storage.ts'
import { type Answer, type Call, dataOf, type UploadedFile, uploadCall } from '../../calls/call.ts'
import type { AdminParts } from '../items/resource-calls.ts'
import { asActor } from '../items/resource-calls.ts'
import { fileNameOf, type Kept, keepUpload } from './keep-upload.ts'
import { media } from './media-kinds.ts'

export type UploadParts = AdminParts & {
  db: Database
  storage: Storage
  pictureTurns: Turns
  jobs: { enqueuePictures: (tx: Transaction) => Promise<void> }
}

/** A file made ready, a rule that refuses it, or null: too many wait already. */
type Made = Omit<Kept, 'name'> | string | null

/** Pictures, documents and movies of the library: told by their content, never by their names. */
export function mediaUploadCalls(parts: UploadParts): Call[] {
  return [
    uploadOf(parts, 'images', 'Image', async ({ bytes }) => {
      const picture = await parts.pictureTurns.run(() => encodeLibraryPicture(bytes))
      if (picture === null || typeof picture === 'string') return picture
      const { width, height } = picture
      // Nobody sees it before somebody has said in words what it shows.
      return { bytes: picture.bytes, ext: 'webp', columns: { width, height, publish_at: null } }
    }),
    uploadOf(parts, 'documents', 'Document', async ({ bytes }) => {
      const read = await documentFaultApart(bytes)
      return read && (read.fault ?? { bytes, ext: 'pdf', columns: { document_ext: 'pdf' } })
    }),
    uploadOf(parts, 'movies', 'Movie', async ({ bytes }) => {
      const movie = cleanMovie(bytes)
      if (typeof movie === 'string') return movie
      return { ...movie, columns: { movie_ext: movie.ext } }
    }),
  ]
}

function uploadOf(
  parts: UploadParts,
  kind: MediaKind,
  one: string,
  make: (file: UploadedFile) => Promise<Made>,
): Call {
  const { types, megabytes } = uploadLimits[kind]
  return uploadCall({
    path: `/admin/upload${one}`,
    summary: `Back office: takes a file for ${kind}: ${types}, ${megabytes} MB at most`,
    permission: 'media:write',
    answer: dataOf(uploadedSchema),
    limits: () => [limits.staffUpload],
    file: { field: 'file', maxBytes: maxFileBytes(kind), bareTypes: [] },
    handle: ({ body }, context) =>
      asActor(parts, context, async ({ actor }): Promise<Answer> => {
        const made = await make(body)
        if (made === null) return { kind: 'problem', code: 'unavailable' }
        if (typeof made === 'string') return { kind: 'invalid', errors: { file: [made] } }
        const name = fileTitle(body.name) || fileNameOf(made.bytes, made.ext)
        const afterStored = kind === 'images' ? parts.jobs.enqueuePictures : async () => undefined
        const keeping = { ...parts, context, userId: actor.userId, afterStored }
        const data = await keepUpload(keeping, media[kind], { ...made, name })
        return { kind: 'data', data }
      }),
  })
}
