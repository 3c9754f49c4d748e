import { expect, test, vi } from 'vitest'
import { readDraft, removeOldDrafts, storeDraft, storeText } from './browser-storage.ts'

test('drafts are removed after 30 days, and other values are kept', () => {
  vi.useFakeTimers({ now: Date.parse('2027-07-01T12:00:00Z'), toFake: ['Date'] })
  for (const key of ['draft:7:users:new', 'sending:7:4']) storeDraft(key, 'old')
  storeText('draft:7:users:5', 'of an earlier version')
  storeText('backOffice.locale', 'en')
  vi.setSystemTime('2027-07-01T12:00:02Z')
  storeDraft('draft:7:users:6', 'new')
  removeOldDrafts(Date.parse('2027-07-31T12:00:01Z'))
  expect(Object.keys(localStorage).toSorted()).toEqual(['backOffice.locale', 'draft:7:users:6'])
})

test.each(['null', '{"at":', '"text"', '{"at":1}', '5'])('%s is no draft', (stored) => {
  storeText('draft:7:users:5', stored)
  expect(readDraft('draft:7:users:5')).toBeNull()
})
