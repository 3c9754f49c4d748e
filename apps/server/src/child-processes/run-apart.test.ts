import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { TooManyWaiting } from '../http/fair-turns.ts'
import { pdfFile } from '../testing/media-files.ts'
import { runApart } from './run-apart.ts'

/** A PDF with an object stream that unpacks to so many zeros. */
function pdfOf(mebibytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(mebibytes * 1024 * 1024), { level: 1 })
  const head = `8 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n`
  const file = pdfFile()
  const end = file.indexOf('xref\n0 1')
  const parts = [file.subarray(0, end), head, packed, '\nendstream endobj\n', file.subarray(end)]
  return Buffer.concat(parts.map((part) => Buffer.from(part as string)))
}

test('a small file that unpacks to more memory than there is ends its process alone', async () => {
  const bytes = pdfOf(400)
  expect(bytes.length).toBeLessThan(3_000_000)
  expect(await runApart('document-fault', { bytes, userId: 1, tooMuch: 'too much' })).toBe(
    'too much',
  )
})

test('an account that sends many files at once does not keep out others', async () => {
  const bytes = pdfFile()
  const send = (userId: number) =>
    runApart('document-fault', { bytes, userId, tooMuch: 'too much' }).catch(
      (error: unknown) => error instanceof TooManyWaiting && 'waiting',
    )
  const flood = Array.from({ length: 12 }, () => send(1))
  const other = await send(2)
  expect(other).toBe(null)
  expect(new Set(await Promise.all(flood))).toEqual(new Set([null, 'waiting']))
})
