import { expect, test } from 'vitest'
import { clearDraft, saveDraft } from './draft.ts'
import { noteUnsent, readUnsent, summaryOf } from './unsent.ts'

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const form = {
  kind: 'inquiry',
  name: 'inquiry',
  path: '/forfragan',
  summary: 'Namn: Åsa',
  about: 'SPX312',
} as const
const pending = { key: 'k1', body: { firstname: 'Åsa' } }
const values = { firstname: 'Åsa' }

test('an unsent form is read with what is to be sent, as long as its draft is kept', () => {
  const storage = memory()
  expect(readUnsent(storage)).toBeNull()
  noteUnsent(storage, form)
  expect(readUnsent(storage)).toBeNull()
  saveDraft({ storage, name: 'inquiry' }, { values, pending })
  expect(readUnsent(storage)).toEqual({ ...form, pending })
  clearDraft({ storage, name: 'inquiry' })
  expect(readUnsent(storage)).toBeNull()
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a form whose page would be %s is none',
  (path) => {
    const storage = memory()
    saveDraft({ storage, name: 'inquiry' }, { values, pending })
    noteUnsent(storage, { ...form, path })
    expect(readUnsent(storage)).toBeNull()
  },
)

test('storage that is switched off, or holds something else, is no unsent form', () => {
  const off = {
    getItem: () => {
      throw new Error('off')
    },
    setItem: () => {
      throw new Error('off')
    },
    removeItem: () => undefined,
  }
  expect(() => noteUnsent(off, form)).not.toThrow()
  expect(readUnsent(off)).toBeNull()
  expect(readUnsent({ ...memory(), getItem: () => '[' })).toBeNull()
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
