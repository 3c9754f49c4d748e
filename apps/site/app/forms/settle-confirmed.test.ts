import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../page-data/memory-storage.fixture.ts'
import { storedSentCases } from '../sent-cases/sent-case-storage.ts'
import { sentCasesIn } from '../sent-cases/sent-cases.ts'
import { loadDraft, saveDraft } from './draft.ts'
import { settleConfirmed } from './settle-confirmed.ts'

const form = { draft: 'inquiry', kind: 'inquiry', about: 'UNIC URW-295' } as const
const type = (firstname: string) => saveDraft('inquiry', { values: { firstname }, pending: null })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a confirmation removes the draft once; shown again, it leaves the next form’s', () => {
  vi.stubGlobal('sessionStorage', memoryStorage(new Map()))
  vi.stubGlobal('localStorage', memoryStorage(new Map()))
  type('Karin')
  settleConfirmed(form, '?skickad=nothing')
  expect(loadDraft('inquiry')).not.toBe(null)
  settleConfirmed(form, '?skickad=MK-2026-000001')
  expect(loadDraft('inquiry')).toBe(null)
  type('Åsa')
  settleConfirmed(form, '?skickad=MK-2026-000001')
  expect(loadDraft('inquiry')?.values['firstname']).toBe('Åsa')
  expect(sentCasesIn(storedSentCases()).map(({ number }) => number)).toEqual(['MK-2026-000001'])
})
