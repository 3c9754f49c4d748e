import { expect, test, vi } from 'vitest'
import { recordClick, replayClicks, startRecordingClicks } from './replay.ts'

/** The replayed clicks on links and buttons after `meanwhile`, by their texts. */
function replayed(clicked: string, meanwhile: string) {
  document.body.innerHTML =
    '<div><a href="/forfragan" data-opens-here>Link</a><button type="button">Button</button></div>' +
    '<p>Text</p><button id="other">Other</button>'
  const box = document.querySelector('div') as HTMLElement
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  const record = (event: MouseEvent) =>
    box.contains(event.target as Node) && recordClick(event, box)
  window.addEventListener('click', record, { capture: true })
  startRecordingClicks(box)
  press(clicked)
  press(meanwhile)
  window.removeEventListener('click', record, { capture: true })
  const seen = vi.fn()
  box.addEventListener('click', (event) => {
    event.preventDefault()
    seen((event.target as Element).textContent)
  })
  replayClicks(box)
  return seen.mock.calls.flat()
}

test.each([
  ['a', 'p', ['Link']],
  ['a', 'a', ['Link']],
  ['a', '#other', []],
  ['div button', '#other', ['Button']],
])('of %s pressed before %s a late island replays %j', (clicked, meanwhile, seen) => {
  expect(replayed(clicked, meanwhile)).toEqual(seen)
})
