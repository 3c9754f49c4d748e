import { multipartFiles } from '../../http/multipart-files.ts'
import type { FileRule, UploadedFile } from './call.ts'
import type { Checked } from './validate.ts'

const maxParts = 20

/** The one file of a multipart form, whatever its field is called, or its bare bytes. */
export async function readUpload(
  request: Request,
  { field, maxBytes, bareTypes }: FileRule,
): Promise<Checked<UploadedFile>> {
  const contentType = request.headers.get('content-type') ?? ''
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  const isForm = /^multipart\/form-data\s*;/i.test(contentType)
  const family = contentType.toLowerCase().split('/')[0]
  const isBare = bareTypes.some((type) => type.split('/')[0] === family)
  if (encoding.toLowerCase() !== 'identity' || !(isForm || isBare)) {
    return { ok: false, code: 'unsupportedMediaType' }
  }
  const body = new Uint8Array(await request.arrayBuffer())
  const files = isForm
    ? multipartFiles(body, { contentType, maxParts })
    : [{ name: '', bytes: body }]
  if (files === null) return { ok: false, code: 'invalidRequest' }
  const [file] = files
  if (file === undefined || file.bytes.length === 0) return refused(field, 'required')
  if (files.length > 1) return refused(field, 'single')
  if (file.bytes.length > maxBytes) return { ok: false, code: 'bodyTooLarge' }
  return { ok: true, value: file }
}

const refused = (field: string, rule: string): Checked<UploadedFile> => ({
  ok: false,
  code: 'validationFailed',
  errors: { [field]: [rule] },
})
