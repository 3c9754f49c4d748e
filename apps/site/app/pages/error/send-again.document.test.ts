import { expect, onTestFinished, test, vi } from 'vitest'
import { currentInquiryList, storeInquiryList } from '../../inquiry/inquiry-list.ts'
import { sendAgain, type Unsent } from './send-again.ts'

test('the machines of an inquiry that arrived the second time are off the list', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks()
    localStorage.clear()
  })
  const data = { case_number: 'MK-2026-000123' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }))
  storeInquiryList(['sent', 'kept'])
  const unsent = { kind: 'inquiry', name: 'inquiry', path: '/forfragan?produkt=sent', about: '' }
  const { kind } = await sendAgain(unsent as unknown as Unsent, { key: 'k1', body: {} })
  expect([kind, currentInquiryList()]).toEqual(['sent', 'kept'])
})
