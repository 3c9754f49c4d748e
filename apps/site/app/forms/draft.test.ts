import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../page-data/memory-storage.fixture.ts'
import { clearDraft, loadDraft, saveDraft } from './draft.ts'

afterEach(() => vi.unstubAllGlobals())

const stub = (stored: [string, string][] = []) =>
  vi.stubGlobal('sessionStorage', memoryStorage(new Map(stored)))

const values = { firstname: 'Åsa', inquiry_text: 'Port\n2,1 m', sum: '4' }

test('what was typed survives, but for the answer to the sum', () => {
  stub()
  const sent = { key: 'k', body: { firstname: 'Åsa' } }
  saveDraft('inquiry', { values, pending: { ...sent, values } })
  const stored = { ...values, sum: '' }
  expect(loadDraft('inquiry')).toEqual({ values: stored, pending: { ...sent, values: stored } })
})

test('nothing is left after clearing', () => {
  stub()
  saveDraft('inquiry', { values, pending: null })
  clearDraft('inquiry')
  expect(loadDraft('inquiry')).toBeNull()
})

test.each([null, '', 'null', '5', '[]', '{"values":3}', '{', '"x"'])(
  'stored %s is no draft',
  (stored) => {
    stub(stored === null ? [] : [['inquiry', stored]])
    expect(loadDraft('inquiry')).toBeNull()
  },
)

test('a draft of another shape keeps its texts', () => {
  const stored = JSON.stringify({ values: { firstname: 'Bo', email: 7 }, pending: 1 })
  stub([['inquiry', stored]])
  expect(loadDraft('inquiry')).toEqual({
    values: { firstname: 'Bo' },
    pending: null,
  })
})

test('without storage the form still works', () => {
  // As in a browser that blocks it, where asking for it throws.
  vi.stubGlobal('sessionStorage', undefined)
  saveDraft('inquiry', { values, pending: null })
  clearDraft('inquiry')
  expect(loadDraft('inquiry')).toBeNull()
})
