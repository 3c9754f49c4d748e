import { uploadedSchema } from '@minikran/contract/admin/media'
import { fileTitle } from '@minikran/domain/media/file-title'
import { type MediaKind, maxFileBytes, uploadLimits } from '@minikran/domain/media/upload-limits'
import { eq } from 'drizzle-orm'
import { runApart } from '../../../child-processes/run-apart.ts'
import type { Database, Transaction } from '../../../database/client.ts'
import { images } from '../../../database/schema/media.ts'
import type { FairTurns } from '../../../http/fair-turns.ts'
import { limits } from '../../../http/rate-limit.ts'
import { cleanMovie } from '../../../media/clean-movie.ts'
import type { DocumentFault } from '../../../media/document-fault.ts'
import { encodeLibraryPicture } from '../../../media/encode-picture.ts'
import type { Storage } from '../../../media/storage.ts'
import { accountOf } from '../../calls/authenticate.ts'
import { type Call, dataOf, type UploadedFile, uploadCall } from '../../calls/call.ts'
import type { AdminParts } from '../items/resource-calls.ts'
import { media } from './media-kinds.ts'
import { fileNameOf, type NewMedium, storeUpload } from './store-upload.ts'

export type UploadParts = AdminParts & {
  db: Database
  storage: Storage
  pictureTurns: FairTurns
  jobs: { enqueuePictures: (tx: Transaction) => Promise<void> }
}

/** A file to store, or the rule that refuses it. */
type Made = Omit<NewMedium, 'name'> | string

/** Uploads of pictures, documents and movies; their kinds are found from their content. */
export function mediaUploadCalls(parts: UploadParts): Call[] {
  return [
    uploadOf(parts, { kind: 'images', one: 'Image' }, async ({ bytes }, userId) => {
      const picture = await parts.pictureTurns(`user ${userId}`, () => encodeLibraryPicture(bytes))
      if (typeof picture === 'string') return picture
      const { width, height } = picture
      // Not published until it has an alternative text.
      return { bytes: picture.bytes, ext: 'webp', columns: { width, height, publish_at: null } }
    }),
    uploadOf(parts, { kind: 'documents', one: 'Document' }, async ({ bytes }, userId) => {
      const work = { bytes, userId, tooMuch: 'documentUnreadable' as const }
      const fault = await runApart<DocumentFault | null>('document-fault', work)
      return fault ?? { bytes, ext: 'pdf', columns: { document_ext: 'pdf' } }
    }),
    uploadOf(parts, { kind: 'movies', one: 'Movie' }, async ({ bytes }) => {
      const movie = cleanMovie(bytes)
      if (typeof movie === 'string') return movie
      return { ...movie, columns: { movie_ext: movie.ext } }
    }),
  ]
}

/** `one` is what the call's path calls a file of the kind. */
type Uploaded = { kind: MediaKind; one: string }
type Make = (file: UploadedFile, userId: number) => Promise<Made>

function uploadOf(parts: UploadParts, { kind, one }: Uploaded, make: Make): Call {
  const { types, megabytes } = uploadLimits[kind]
  return uploadCall({
    path: `/admin/upload${one}`,
    summary: `Back office: takes a file for ${kind}: ${types}, ${megabytes} MB at most`,
    permission: 'media:write',
    answer: dataOf(uploadedSchema),
    limits: () => [limits.staffUpload],
    file: { field: 'file', maxBytes: maxFileBytes(kind), bareTypes: [] },
    async handle({ body }, context) {
      const { userId } = accountOf(context.principal)
      const made = await make(body, userId)
      if (typeof made === 'string') return { kind: 'invalid', errors: { file: [made] } }
      const name = fileTitle(body.name) || fileNameOf(made.bytes, made.ext)
      const makeVariants = async (tx: Transaction, id: number) => {
        await tx.update(images).set({ variants_at: null }).where(eq(images.id, id))
        await parts.jobs.enqueuePictures(tx)
      }
      const afterStored = kind === 'images' ? makeVariants : async () => undefined
      const storing = { ...parts, context, userId, afterStored }
      const data = await storeUpload(storing, media[kind], { ...made, name })
      return { kind: 'data', data }
    },
  })
}
