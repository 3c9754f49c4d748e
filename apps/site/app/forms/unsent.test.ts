import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../page-data/memory-storage.fixture.ts'
import { clearDraft, saveDraft } from './draft.ts'
import { noteUnsent, readUnsent, summaryOf } from './unsent.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

const form = {
  kind: 'inquiry',
  name: 'inquiry',
  path: '/forfragan',
  summary: 'Namn: Åsa',
  about: 'SPX312',
} as const
const values = { firstname: 'Åsa' }
const sending = { key: 'k1', body: { firstname: 'Åsa' } }
const pending = { ...sending, values }

test('an unsent form is read with what is to be sent, as long as its draft is kept', () => {
  expect(readUnsent()).toBeNull()
  noteUnsent(form)
  expect(readUnsent()).toBeNull()
  saveDraft('inquiry', { values, pending })
  expect(readUnsent()).toEqual({ ...form, pending: sending })
  clearDraft('inquiry')
  expect(readUnsent()).toBeNull()
})

test('a form that was changed after its sending is not sent again as it was', () => {
  noteUnsent(form)
  saveDraft('inquiry', { values: { firstname: 'Eva' }, pending })
  expect(readUnsent()).toEqual({ ...form, pending: null })
  saveDraft('inquiry', { values: { ...values, sum: '7' }, pending })
  expect(readUnsent()).toEqual({ ...form, pending: sending })
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a form whose page would be %s is none',
  (path) => {
    saveDraft('inquiry', { values, pending })
    noteUnsent({ ...form, path })
    expect(readUnsent()).toBeNull()
  },
)

test('storage that is switched off, or holds something else, is no unsent form', () => {
  vi.stubGlobal('sessionStorage', memoryStorage(new Map([['unsent', '[']])))
  expect(readUnsent()).toBeNull()
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => noteUnsent(form)).not.toThrow()
  expect(readUnsent()).toBeNull()
})

test('the summary names each filled field that has a label', () => {
  const labels: Record<string, string | null> = {
    firstname: 'Förnamn',
    phone: 'Telefon',
    sum: null,
  }
  const typed = { firstname: 'Åsa', phone: '', sum: '7' }
  expect(summaryOf(typed, (field) => labels[field] ?? null)).toBe('Förnamn: Åsa')
})
