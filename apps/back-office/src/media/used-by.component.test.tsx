import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import { UsedBy } from './used-by.tsx'

test('a document leads to the items that show it, cases to their page', async () => {
  const document = { id: 5, version: 1, document_name: 'Datablad', deleted_at: null, lock: null }
  openScreen('/documents/5', {
    fields: <UsedBy kind="documents" />,
    answers: {
      getDocumentObj: () => document,
      lockDocument: () => document,
      getDocumentHistoryArr: () => [],
      getDocumentUsesArr: () => [
        { item: 'products', id: 3, title: 'Jekko SPX532' },
        { item: 'cases', id: 9, title: 'MK-2026-000012' },
      ],
    },
  })
  const addressOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await addressOf('Jekko SPX532')).toBe('/products/3')
  expect(await addressOf('MK-2026-000012')).toBe('/cases/9/show')
})
