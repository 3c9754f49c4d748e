import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeNotice, showNotice, shownNotices } from './notices.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of shownNotices.current()) closeNotice(id)
  vi.useRealTimers()
})

const texts = () => shownNotices.current().map(({ text }) => text)

test('a notice is shown for 2500 ms', () => {
  showNotice({ kind: 'ok', text: 'sent' })
  vi.advanceTimersByTime(2_499)
  expect(texts()).toEqual(['sent'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('an error stays until somebody closes it', () => {
  const id = showNotice({ kind: 'error', text: 'faulty' })
  vi.advanceTimersByTime(3_600_000)
  expect(texts()).toEqual(['faulty'])
  closeNotice(id)
  expect(texts()).toEqual([])
})

test('listeners are told about every notice that is shown or closed', () => {
  let heard = 0
  const stop = shownNotices.subscribe(() => {
    heard += 1
  })
  showNotice({ kind: 'info', text: 'told' })
  vi.advanceTimersByTime(2_500)
  stop()
  showNotice({ kind: 'info', text: 'not heard' })
  expect(heard).toBe(2)
})
