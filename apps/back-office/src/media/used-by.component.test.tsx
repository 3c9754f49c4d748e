import { screen, within } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'
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
  // Whoever may not write the document.
  expect(screen.queryByText('Byt ut överallt')).toBeNull()
})

test('the history of a replaced file leads to the one that is shown instead', async () => {
  const document = { id: 5, version: 1, document_name: 'Datablad', deleted_at: null, lock: null }
  const at = '2027-03-01T08:30:00.000Z'
  const line = { id: 1, at, version: null, fullname: 'Eva', action: 'replaced' }
  const { user } = openScreen('/documents/5', {
    fields: <UsedBy kind="documents" />,
    answers: {
      getDocumentObj: () => document,
      lockDocument: () => document,
      getDocumentHistoryArr: () => [{ ...line, changes: { by: 6, moved: 2 } }],
      getDocumentUsesArr: () => [],
    },
  })
  await user.click(await screen.findByText('Historik'))
  const link = await screen.findByRole('link', { name: 'nr 6 visas i stället' })
  expect(link.getAttribute('href')).toBe('/documents/6')
})

test('replacing a file discards unsaved changes only after a confirmation', async () => {
  let uses = [{ item: 'products', id: 3, title: 'Jekko SPX532' }]
  const named = (id: number, document_name: string) => ({ id, document_name, may_write: true })
  const { user, calls } = openScreen('/documents/5', {
    fields: [<TextInput key="1" source="document_name" />, <UsedBy key="2" kind="documents" />],
    answers: {
      getDocumentObj: () => ({ ...named(5, 'Datablad'), version: 1, deleted_at: null, lock: null }),
      getDocumentUsesArr: () => uses,
      getDocumentsArr: () => [named(5, 'Datablad'), named(6, 'Nytt datablad')],
      replaceDocument: () => {
        uses = []
        return { moved: 1 }
      },
    },
  })
  const field = await textbox('Namn')
  await fill(user, field, 'Datablad 2027')
  const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(true).mockReturnValueOnce(false)
  await press(user, 'Byt ut överallt')
  expect(within(await screen.findByRole('dialog')).queryByText('Datablad')).toBeNull()
  await user.click(await screen.findByText('Nytt datablad'))
  expect(ask).toHaveBeenCalledWith(
    'Visa Nytt datablad i stället för Datablad överallt? Antal ställen: 1.',
  )
  expect(ask).toHaveBeenLastCalledWith('Allt är inte sparat. Vill du slänga det du har skrivit?')
  expect(sentBy(calls, 'replaceDocument')).toEqual([])
  expect(field.value).toBe('Datablad 2027')
  ask.mockReturnValue(true)
  await press(user, 'Byt ut överallt')
  await user.click(await screen.findByText('Nytt datablad'))
  await screen.findByText(/^Utbytt/)
  expect(sentBy(calls, 'replaceDocument')).toEqual([{ id: 5, by_id: 6 }])
  await screen.findByText('Visas ingenstans.')
})
