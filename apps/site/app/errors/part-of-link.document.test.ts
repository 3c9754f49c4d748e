import { expect, test, vi } from 'vitest'
import { partOfLink } from './part-of-link.ts'

const go = vi.fn()
const link = { address: '/forfragan', go }

/** What is done while the script is loading, which then fails. */
async function press(meanwhile: () => void) {
  const { promise, reject } = Promise.withResolvers<string>()
  const waiting = partOfLink(promise, link)
  meanwhile()
  reject(new Error('No network'))
  return waiting
}
const did = (event: Event) => () => void document.body.dispatchEvent(event)

test('a script that comes is used', async () => {
  expect(await partOfLink(Promise.resolve('part'), link)).toBe('part')
  expect(go).not.toHaveBeenCalled()
})

test.each([
  ['waits', () => {}],
  ['clicks twice', did(new MouseEvent('click', { bubbles: true, detail: 2 }))],
])('who %s gets the page of the link when its script does not come', async (_, meanwhile) => {
  expect(await press(meanwhile)).toBeNull()
  expect(go).toHaveBeenCalledExactlyOnceWith('/forfragan')
})

test.each([
  ['clicks something else', did(new MouseEvent('click', { bubbles: true, detail: 1 }))],
  ['types', did(new InputEvent('input', { bubbles: true }))],
  ['opens another page', () => history.pushState(null, '', '/nyheter')],
])('who %s meanwhile stays there', async (_, meanwhile) => {
  expect(await press(meanwhile)).toBeNull()
  expect(go).not.toHaveBeenCalled()
})
