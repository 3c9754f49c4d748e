import { expect, test } from 'vitest'
import { clearDraft, type DraftPlace, loadDraft, saveDraft } from './draft.ts'

function placeWith(stored: string | null = null): DraftPlace {
  let content = stored
  const storage = {
    getItem: () => content,
    setItem: (_: string, value: string) => {
      content = value
    },
    removeItem: () => {
      content = null
    },
  }
  return { storage, name: 'inquiry' }
}

const refuse = () => {
  throw new Error('storage is switched off')
}
const noPlace: DraftPlace = {
  storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
  name: 'inquiry',
}

const values = { firstname: 'Åsa', inquiry_text: 'Port\n2,1 m', sum: '4' }

test('what was typed survives, but for the answer to the sum', () => {
  const place = placeWith()
  const pending = { key: 'k', body: { firstname: 'Åsa' } }
  saveDraft(place, { values, pending })
  expect(loadDraft(place)).toEqual({ values: { ...values, sum: '' }, pending })
})

test('nothing is left after clearing', () => {
  const place = placeWith()
  saveDraft(place, { values, pending: null })
  clearDraft(place)
  expect(loadDraft(place)).toBeNull()
})

test.each([null, '', 'null', '5', '[]', '{"values":3}', '{', '"x"'])(
  'stored %s is no draft',
  (stored) => {
    expect(loadDraft(placeWith(stored))).toBeNull()
  },
)

test('a draft of another shape keeps its texts', () => {
  const stored = JSON.stringify({ values: { firstname: 'Bo', email: 7 }, pending: 1 })
  expect(loadDraft(placeWith(stored))).toEqual({
    values: { firstname: 'Bo' },
    pending: null,
  })
})

test('without storage the form still works', () => {
  saveDraft(noPlace, { values, pending: null })
  clearDraft(noPlace)
  expect(loadDraft(noPlace)).toBeNull()
})
