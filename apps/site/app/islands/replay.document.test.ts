import { expect, test, vi } from 'vitest'
import {
  htmlAsFilled,
  recordClick,
  replayClicks,
  replayInput,
  startRecordingClicks,
} from './replay.ts'

/** The replayed clicks on links and buttons after a tick and `meanwhile`, by their texts. */
function replayed(clicked: string, meanwhile: string) {
  document.body.innerHTML =
    '<div><input type="checkbox"><select><option>1</option><option>2</option></select><a href="/forfragan" data-opens-here>Link</a>' +
    '<button type="button">Button</button></div>' +
    '<p>Text</p><button id="other">Other</button>'
  const box = document.querySelector('div') as HTMLElement
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  const record = (event: MouseEvent) =>
    box.contains(event.target as Node) && recordClick(event, box)
  window.addEventListener('click', record, { capture: true })
  startRecordingClicks(box)
  press('input')
  for (const select of box.querySelectorAll('select')) select.value = '2'
  press(clicked)
  press(meanwhile)
  window.removeEventListener('click', record, { capture: true })
  replayInput(box)
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
])(
  'of %s pressed before %s a late island with a changed field replays %j',
  (clicked, meanwhile, seen) => {
    expect(replayed(clicked, meanwhile)).toEqual(seen)
  },
)

test('the HTML of an island holds what was typed, ticked and chosen', () => {
  document.body.innerHTML =
    '<form><input name="text" value="a"><input type="checkbox" name="tick">' +
    '<input type="radio" name="radio" value="1" checked><input type="radio" name="radio" value="2">' +
    '<select name="choice"><option>1</option><option selected>2</option></select>' +
    '<textarea name="long"></textarea></form>'
  const form = document.querySelector('form') as HTMLFormElement
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  field('text').value = 'Karin'
  field('tick').checked = true
  form.querySelector<HTMLInputElement>('[value="2"]')?.click()
  field('choice').value = '1'
  field('long').value = 'två\nrader'
  const typed = [...new FormData(form)]
  document.body.innerHTML = htmlAsFilled(document.body)
  expect([...new FormData(document.querySelector('form') as HTMLFormElement)]).toEqual(typed)
})

test('the HTML of an island never holds a typed password', () => {
  document.body.innerHTML = '<input type="password">'
  for (const field of document.querySelectorAll('input')) field.value = 'Lyft-trygg'
  expect(htmlAsFilled(document.body)).not.toContain('Lyft-trygg')
})
