import type { Document } from '@minikran/contract/media'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DocumentList } from './document-list.tsx'

const sheet: Document = {
  id: 1,
  document_cat: 10,
  document_name: 'Datablad',
  document_file: 'datablad.pdf',
  document_ext: 'pdf',
  bytes: 1_400_000,
}
const markupOf = (...documents: Document[]) =>
  renderToStaticMarkup(<DocumentList documents={documents} />).replaceAll('\u00a0', ' ')

test('a document is a download with its name, kind and size', () => {
  const markup = markupOf(sheet)
  expect(markup).toContain('href="/upload/documents/datablad.pdf" download=""')
  expect(markup).toContain('Datablad')
  expect(markup).toContain('PDF, 1,4 MB')
})

test('a document whose size is not known says only its kind', () => {
  expect(markupOf({ ...sheet, bytes: null })).toContain('>PDF<')
})

test('category 120 is hidden, and a list with nothing else is not rendered', () => {
  const hidden = { ...sheet, id: 2, document_cat: 120, document_name: 'Internt' }
  expect(markupOf(sheet, hidden)).not.toContain('Internt')
  expect(markupOf(hidden)).toBe('')
  expect(markupOf()).toBe('')
})
