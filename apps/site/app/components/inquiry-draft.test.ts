import { expect, test } from 'vitest'
import { clearDraft, type DraftStorage, loadDraft, saveDraft } from './inquiry-draft.ts'
import { emptyInquiry } from './inquiry-values.ts'

function storageWith(stored: string | null = null): DraftStorage {
  let content = stored
  return {
    getItem: () => content,
    setItem: (_, value) => {
      content = value
    },
    removeItem: () => {
      content = null
    },
  }
}

const refuse = () => {
  throw new Error('storage is switched off')
}
const noStorage: DraftStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }

const values = { ...emptyInquiry, firstname: 'Åsa', inquiry_text: 'Port\n2,1 m', sum: '4' }

test('what was typed survives, but for the answer to the sum', () => {
  const storage = storageWith()
  const pending = { key: 'k', body: { firstname: 'Åsa' } }
  saveDraft(storage, { values, pending })
  expect(loadDraft(storage)).toEqual({ values: { ...values, sum: '' }, pending })
})

test('nothing is left after clearing', () => {
  const storage = storageWith()
  saveDraft(storage, { values, pending: null })
  clearDraft(storage)
  expect(loadDraft(storage)).toBeNull()
})

test.each([null, '', 'null', '5', '[]', '{"values":3}', '{', '"x"'])(
  'stored %s is no draft',
  (stored) => {
    expect(loadDraft(storageWith(stored))).toBeNull()
  },
)

test('a draft of another shape keeps what fits', () => {
  const stored = JSON.stringify({ values: { firstname: 'Bo', email: 7, other: 'x' }, pending: 1 })
  expect(loadDraft(storageWith(stored))).toEqual({
    values: { ...emptyInquiry, firstname: 'Bo' },
    pending: null,
  })
})

test('without storage the form still works', () => {
  saveDraft(noStorage, { values, pending: null })
  clearDraft(noStorage)
  expect(loadDraft(noStorage)).toBeNull()
})
