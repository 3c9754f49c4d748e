import type { IncomingMessage } from 'node:http'
import { maxFileBytes } from '@minikran/domain/media/upload-limits'
import { formBytes, maxBodyBytes, maxUploadBytes } from './body-sizes.ts'

const upload = /^\/api\/site\/uploadInquiryImage(\?|$)/
const staffUpload = /^\/api\/admin\/upload(Image|Document|Movie)(\?|$)/
const table = /^\/api\/admin\/import\w+(\?|$)/
// Without scripts the pictures are sent with the form.
const formWithPictures = /^(\/en)?\/forfragan(\.data)?(\?|$)/
const mostPictures = 3

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** The largest body: one mebibyte, and more only for uploads. */
export function bodyLimit({ method, url = '', headers }: RequestHead): number {
  if (method !== 'POST') return maxBodyBytes
  if (upload.test(url) || table.test(url)) return maxUploadBytes
  const [, staffKind] = staffUpload.exec(url) ?? []
  if (staffKind !== undefined) return formBytes + maxFileBytes(staffKinds[staffKind] ?? 'images')
  const isMultipart = headers['content-type']?.startsWith('multipart/form-data') === true
  if (!isMultipart || !formWithPictures.test(url)) return maxBodyBytes
  return maxBodyBytes + mostPictures * maxUploadBytes
}

const staffKinds: Record<string, 'images' | 'documents' | 'movies'> = {
  Image: 'images',
  Document: 'documents',
  Movie: 'movies',
}

/** Uploads and imports of staff have a limit on memory of their own, so that visitors cannot use it up. */
export const isStaffBody = ({ method, url = '' }: RequestHead): boolean =>
  method === 'POST' && (staffUpload.test(url) || table.test(url))
