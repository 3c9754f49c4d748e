import { afterEach, expect, test, vi } from 'vitest'
import { storedSentCases } from './sent-case-storage.ts'
import { rememberSentCase, type SentCase, sentCasesIn, withSentCase } from './sent-cases.ts'

const sent: SentCase = {
  number: 'MK-2026-000123',
  kind: 'inquiry',
  about: 'Jekko SPX312',
  sentAtMs: Date.UTC(2026, 10, 24, 9, 30),
}

const numbered = (serial: number): SentCase => ({
  ...sent,
  number: `MK-2026-${String(serial).padStart(6, '0')}`,
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the newest case comes first, and the 21st oldest is forgotten', () => {
  const serials = Array.from({ length: 21 }, (_, index) => index + 1)
  const text = serials.reduce((stored, serial) => withSentCase(stored, numbered(serial)), '')
  expect(sentCasesIn(text)).toEqual(serials.slice(1).toReversed().map(numbered))
})

test('a case that was sent again is listed once, in front', () => {
  const text = [sent, numbered(7), sent].reduce(withSentCase, '')
  expect(sentCasesIn(text)).toEqual([sent, numbered(7)])
})

test.each(['', '[', 'null', '7', '"MK-2026-000123"', '{"length":3}', '{"__proto__":[]}'])(
  'a stored %s holds no case, and the next case is remembered',
  (stored) => {
    expect(sentCasesIn(stored)).toEqual([])
    expect(sentCasesIn(withSentCase(stored, sent))).toEqual([sent])
  },
)

test.each([
  null,
  'MK-2026-000123',
  [],
  {},
  { ...sent, number: '<script>alert(1)</script>' },
  { ...sent, number: 'MK-2026-000000' },
  { ...sent, number: { toString: 'MK-2026-000123' } },
  { ...sent, kind: 'toString' },
  { ...sent, kind: null },
  { ...sent, about: ['Jekko'] },
  { ...sent, about: undefined },
  { ...sent, sentAtMs: '2026-11-24' },
  { ...sent, sentAtMs: 8.64e15 + 1 },
  { ...sent, sentAtMs: null },
])('%j is left out beside a case that is read', (entry) => {
  expect(sentCasesIn(JSON.stringify([entry, sent]))).toEqual([sent])
})

test('a subject is cut at 300 characters, and what is not of a case is dropped', () => {
  const stored = { ...sent, about: 'x'.repeat(9_999), email: 'asa@kund.example' }
  expect(sentCasesIn(JSON.stringify([stored]))).toEqual([{ ...sent, about: 'x'.repeat(300) }])
})

test('storage that is disabled or full breaks nothing', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(() => rememberSentCase(sent)).not.toThrow()
  expect(storedSentCases()).toBe('')
  vi.stubGlobal('localStorage', { getItem: () => '', setItem: refuse })
  expect(() => rememberSentCase(sent)).not.toThrow()
})
