import { expect, test, vi } from 'vitest'
import { partOfLink } from './part-of-link.ts'

const go = vi.fn()
const link = { address: '/forfragan', go }

document.body.innerHTML = '<p>Text</p><button>Other</button><input><select></select>'

/** What is done while the script is loading, which then fails or comes late. */
async function press(meanwhile: () => void, opens: 'late' | 'never', options = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const waiting = partOfLink(promise, { ...link, ...options })
  meanwhile()
  if (opens === 'late') resolve('part')
  else reject(new Error('No network'))
  return waiting
}
const did = (event: Event, on: string) => () =>
  void document.querySelector(on)?.dispatchEvent(event)
const click = (detail: number) => new MouseEvent('click', { bubbles: true, detail })

test.each([
  ['waits', () => {}],
  ['clicks twice', did(click(2), 'button')],
  ['clicks where nothing is', did(click(1), 'p')],
])('who %s gets what the link opens, or its page', async (_, meanwhile) => {
  expect(await press(meanwhile, 'late')).toBe('part')
  expect(go).not.toHaveBeenCalled()
  expect(await press(meanwhile, 'never')).toBeNull()
  expect(go).toHaveBeenCalledExactlyOnceWith('/forfragan')
})

const goneOn = [
  ['clicks something else', did(click(1), 'button')],
  ['types', did(new InputEvent('beforeinput', { bubbles: true }), 'input')],
  ['chooses by keyboard', did(new Event('change', { bubbles: true }), 'select')],
  ['opens another page', () => history.pushState(null, '', `/nyheter/${history.length}`)],
] as const

test.each(goneOn)('who %s meanwhile stays there', async (_, meanwhile) => {
  expect(await press(meanwhile, 'late')).toBeNull()
  expect(await press(meanwhile, 'never')).toBeNull()
  expect(go).not.toHaveBeenCalled()
})

test.each(goneOn)('a part that opens nothing is used when who asked %s', async (_, meanwhile) => {
  expect(await press(meanwhile, 'late', { opensNothing: true })).toBe('part')
})
