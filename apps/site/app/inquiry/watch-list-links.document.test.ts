import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { closeNotice, shownNotices } from '../components/notices.ts'
import { memoryStorage } from '../page-data/memory-storage.fixture.ts'
import { onStoredText } from '../page-data/stored-text.ts'
import { currentInquiryList, slugsIn } from './inquiry-list.ts'
import { watchListLinks } from './watch-list-links.ts'

watchListLinks()
beforeAll(async () => void (await import('./add-to-list.ts')))
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage(new Map()))
  document.body.innerHTML = '<a href="#form" data-list-slug="spx312" data-list-title="SPX312">+</a>'
  return () => {
    vi.unstubAllGlobals()
    document.body.innerHTML = ''
    for (const { id } of shownNotices.current()) closeNotice(id)
  }
})

const link = () => document.querySelector('a') ?? document.body
/** False when the click does not lead to the link's page. */
const click = (detail = 1) =>
  link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))

test('a machine is added although its link changes while the script is loading', async () => {
  click()
  delete link().dataset['listSlug']
  await vi.waitFor(() => expect(currentInquiryList()).toBe('spx312'))
})

test('the second click of two does not follow the link, which leads to the form by then', async () => {
  const stop = onStoredText(() => delete link().dataset['listSlug'])
  click()
  await vi.waitFor(() => expect(currentInquiryList()).toBe('spx312'))
  expect(click(2)).toBe(false)
  expect(click(1)).toBe(true)
  stop()
})

test('without storage the link is followed, unless its visitor has gone on meanwhile', async () => {
  const setItem = vi.fn(() => {
    throw new Error('No storage')
  })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  const assign = vi.fn()
  vi.stubGlobal('location', { href: location.href, assign })
  click()
  window.dispatchEvent(new InputEvent('beforeinput'))
  await vi.waitFor(() => expect(setItem).toHaveBeenCalledOnce())
  await Promise.resolve()
  expect(assign).not.toHaveBeenCalled()
  click()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
})

test('a list that holds an empty slug is read without it', () => {
  expect(slugsIn('spx312,,unic')).toEqual(['spx312', 'unic'])
  expect(slugsIn('')).toEqual([])
})
