import { maxPictureBytes } from './body-sizes.ts'
import type { UploadedFile } from './call.ts'
import { multipartFiles } from './multipart-files.ts'
import type { Checked } from './validate.ts'

const maxParts = 20

const refused = (rule: string): Checked<UploadedFile> => ({
  ok: false,
  code: 'validationFailed',
  errors: { image: [rule] },
})

/** The one file of a multipart form, whatever its field is called, or the bare bytes of a picture. */
export async function readUpload(request: Request): Promise<Checked<UploadedFile>> {
  const contentType = request.headers.get('content-type') ?? ''
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  const isForm = /^multipart\/form-data\s*;/i.test(contentType)
  if (encoding.toLowerCase() !== 'identity' || !(isForm || /^image\//i.test(contentType))) {
    return { ok: false, code: 'unsupportedMediaType' }
  }
  const body = new Uint8Array(await request.arrayBuffer())
  const files = isForm ? multipartFiles(body, { contentType, maxParts }) : [body]
  if (files === null) return { ok: false, code: 'invalidRequest' }
  const [bytes] = files
  if (bytes === undefined || bytes.length === 0) return refused('required')
  if (files.length > 1) return refused('single')
  if (bytes.length > maxPictureBytes) return { ok: false, code: 'bodyTooLarge' }
  return { ok: true, value: { bytes } }
}
