import type { IncomingMessage } from 'node:http'
import { maxBodyBytes, maxUploadBytes } from '../api/http/body-sizes.ts'

const upload = /^\/api\/site\/uploadInquiryImage(\?|$)/
// Without script the form itself brings its pictures (contract §3).
const formWithPictures = /^(\/en)?\/forfragan(\.data)?(\?|$)/
const mostPictures = 3

/** How much a request may send: one mebibyte, and more only where pictures arrive. */
export function bodyLimit({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): number {
  if (method !== 'POST') return maxBodyBytes
  if (upload.test(url)) return maxUploadBytes
  const isMultipart = headers['content-type']?.startsWith('multipart/form-data') === true
  if (!isMultipart || !formWithPictures.test(url)) return maxBodyBytes
  return maxBodyBytes + mostPictures * maxUploadBytes
}
