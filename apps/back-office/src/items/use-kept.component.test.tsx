import { act, fireEvent, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readText, storeDraft } from '../providers/browser-storage.ts'
import { useKept } from './use-kept.ts'

const key = 'draft:7:sendCaseMessage:31'
const open = () => renderHook(() => useKept(key, ''))

/** Another tab with the same case stores a text, and sends it. */
function sendElsewhere(text: string): void {
  storeDraft(key, text)
  const oldValue = readText(key)
  localStorage.removeItem(key)
  fireEvent(window, new StorageEvent('storage', { key, oldValue, newValue: null }))
}

test('what is typed stays stored when another tab sends another text', () => {
  const first = open()
  act(() => first.result.current[1]('Kranen är ledig.'))
  sendElsewhere('Ring oss.')
  first.unmount()
  expect(open().result.current[0]).toBe('Kranen är ledig.')
})

test('a text that another tab has sent is not stored again', () => {
  const first = open()
  act(() => first.result.current[1]('Kranen är ledig.'))
  sendElsewhere('Kranen är ledig.')
  first.unmount()
  expect(open().result.current[0]).toBe('')
})

test('what another tab types stays, and an emptied text is stored no more', () => {
  const first = open()
  act(() => first.result.current[1]('Kranen är ledig.'))
  storeDraft(key, 'Ring oss.')
  const newValue = readText(key)
  fireEvent(window, new StorageEvent('storage', { key, oldValue: null, newValue }))
  expect(readText(key)).toBe(newValue)
  act(() => first.result.current[1](''))
  expect(readText(key)).toBeNull()
})

test('a tab without a text stores none', () => {
  open()
  sendElsewhere('Ring oss.')
  expect(readText(key)).toBeNull()
})
