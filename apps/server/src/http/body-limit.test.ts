import { expect, test } from 'vitest'
import { bodyLimit } from './body-limit.ts'

const mebibyte = 1024 * 1024
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

test.each<[string, string, Record<string, string>, number]>([
  ['POST', '/api/site/makeInquery', multipart, 1],
  ['POST', '/api/site/uploadInquiryImage', {}, 10],
  ['POST', '/api/site/uploadInquiryImage?x=1', multipart, 10],
  ['GET', '/api/site/uploadInquiryImage', multipart, 1],
  ['POST', '/api/site/uploadInquiryImages', multipart, 1],
  ['POST', '/forfragan?produkt=jekko-spx312', multipart, 31],
  ['POST', '/en/forfragan', multipart, 31],
  ['POST', '/en/forfragan.data', multipart, 31],
  ['POST', '/forfragan', { 'content-type': 'application/x-www-form-urlencoded' }, 1],
  ['POST', '/api/admin/uploadImage', multipart, 10],
  ['POST', '/api/admin/uploadDocument', multipart, 20],
  ['POST', '/api/admin/uploadMovie', multipart, 25],
  ['POST', '/api/admin/uploadImages', multipart, 1],
  ['POST', '/val/sprak', multipart, 1],
])('%s %s may send its share', (method, url, headers, mebibytes) => {
  expect(Math.floor(bodyLimit({ method, url, headers }) / mebibyte)).toBe(mebibytes)
})
