import { expect, test } from 'vitest'
import { pdfFile } from '../testing/media-files.ts'
import { documentFault } from './document-fault.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

test.each<[string, Buffer, string | null]>([
  ['a PDF', pdfFile(), null],
  ['a PDF that speaks of JavaScripting', pdfFile('/JavaScripting'), null],
  ['a PDF with line ends behind it', Buffer.concat([pdfFile(), latin1('\r\n\n')]), null],
  ['a page', latin1('<!doctype html><script>x()</script>'), 'documentType'],
  ['a page before a PDF', Buffer.concat([latin1('<html>'), pdfFile()]), 'documentType'],
  ['a Word file', latin1('PK\x03\x04word/document.xml'), 'documentType'],
  ['nothing', Buffer.alloc(0), 'documentType'],
  ['half a PDF', pdfFile().subarray(0, 200), 'documentUnreadable'],
  ['a PDF before a ZIP', Buffer.concat([pdfFile(), latin1('PK\x03\x04')]), 'documentUnreadable'],
  ['a header and an end', latin1('%PDF-1.4\n%%EOF'), 'documentUnreadable'],
  ['a PDF with a script', pdfFile('/S /JavaScript /JS (x)'), 'documentActive'],
  ['a PDF that hides its script', pdfFile('/S /J#61vaScript'), 'documentActive'],
  ['a PDF that starts a program', pdfFile('/S/Launch/F(cmd.exe)'), 'documentActive'],
  ['a PDF with a file in it', pdfFile('/Names<</EmbeddedFiles 4 0 R>>'), 'documentActive'],
])('%s: %s', (_, bytes, fault) => {
  expect(documentFault(bytes)).toBe(fault)
})
