import { z } from './z.ts'

/** A stored picture's name for `uploads` of `makeInquery`. */
export const uploadAnswerSchema = z
  .object({ data: z.object({ upload_id: z.uuid() }) })
  .openapi('UploadAnswer')

export type UploadAnswer = z.infer<typeof uploadAnswerSchema>
