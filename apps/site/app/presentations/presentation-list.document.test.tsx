import { act } from 'react'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { PresentationDialog } from '../pages/presentation/presentation-dialog.tsx'
import type { PresentationView } from '../pages/presentation/presentation-view.ts'
import { PresentationList } from './presentation-list.tsx'

const sv = (text: string) => ({ text, lang: 'sv' as const })
const pageOf = (text: string, id: number) => ({
  id,
  title: sv(text),
  content: sv(''),
  slides: [],
  documents: [],
  movies: [],
})
const presentation: PresentationView = {
  path: '/presentation/lyft',
  title: sv('Lyft'),
  lead: sv(''),
  about: null,
  pages: ['Ett', 'Två', 'Tre'].map(pageOf),
}
const listed = { title: sv('Annat'), image: null, outline: 'mini-crane', pages: 2 } as const
const cards = [
  { ...listed, path: presentation.path, title: presentation.title, pages: 1 },
  { ...listed, path: '/presentation/annat' },
]

/** The address that is open. */
function At() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const ListPage = () => (
  <>
    <At />
    <Link to="?ordning=last">Last</Link>
    <PresentationList cards={cards} />
  </>
)
const PageWithoutList = () => <Link to="/nyhet/senare">Senare</Link>
const DialogPage = () => (
  <>
    <At />
    <PresentationDialog presentation={presentation} />
  </>
)
const Stub = createRoutesStub([
  { path: '/nyhet/:post', Component: ListPage },
  { path: '/nyheter', Component: PageWithoutList },
  { path: presentation.path, Component: DialogPage },
])

async function open(...addresses: string[]) {
  // React does not run the dialog's script, which is for the time before hydration, and says so.
  const report = vi.mocked(console.error).getMockImplementation()
  vi.mocked(console.error).mockImplementation((...said) => {
    if (!String(said[0]).startsWith('Encountered a script tag')) report?.(...said)
  })
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn() })
  onTestFinished(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))
  const { box } = await mount(<Stub initialEntries={addresses} />)
  const press = (element: string, times = 1) =>
    act(async () => {
      const pressed = box.querySelector<HTMLElement>(element)
      for (let click = 0; click < times; click += 1) pressed?.click()
    })
  const at = () => box.querySelector('output')?.textContent
  return { box, press, at }
}

test('a presentation closes to the page that it was opened from, at its link', async () => {
  const { box, press, at } = await open('/nyhet/ny-kran?visa=alla')
  expect([...box.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    '1 sida',
    '2 sidor',
  ])
  await press('a[href="/presentation/lyft"]')
  expect(at()).toBe('/presentation/lyft')
  await press('[data-key=Escape]')
  expect(at()).toBe('/nyhet/ny-kran?visa=alla')
  expect(document.activeElement?.textContent).toBe('Lyft')
})

test('a presentation that is closed by a double click goes back once', async () => {
  const { press, at } = await open('/nyhet/forst', '/nyhet/ny-kran')
  await press('a[href="/presentation/lyft"]')
  await press('[data-key=Escape]', 2)
  expect(at()).toBe('/nyhet/ny-kran')
})

test('the link of a closed presentation is focused once, not after each change of the address', async () => {
  const { press, at } = await open('/nyhet/ny-kran')
  await press('a[href="/presentation/lyft"]')
  await press('[data-key=Escape]')
  await act(async () => (document.activeElement as HTMLElement).blur())
  await press('a[href$="ordning=last"]')
  expect(at()).toBe('/nyhet/ny-kran?ordning=last')
  expect(document.activeElement).toBe(document.body)
})

test('a presentation that is closed to a page without its link moves no focus on a later page', async () => {
  const { press, at } = await open('/presentation/lyft')
  await press('[data-key=Escape]')
  await press('a[href="/nyhet/senare"]')
  expect(at()).toBe('/nyhet/senare')
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['to the left goes on', { x: -100, y: 20 }, 1, '?sida=3'],
  ['to the right goes back', { x: 100, y: 20 }, 1, '?sida=1'],
  ['that is short stays', { x: -50, y: 0 }, 1, '?sida=2'],
  ['that is rather a scroll stays', { x: -100, y: 60 }, 1, '?sida=2'],
  ['of two fingers stays', { x: -100, y: 20 }, 2, '?sida=2'],
])('a swipe %s', async (_, by, fingers, search) => {
  const { box, at } = await open('/presentation/lyft?sida=2')
  const title = box.querySelector('h2')
  const touch = (x: number, y: number) => ({ identifier: 1, clientX: x, clientY: y })
  const send = (type: string, lists: object) =>
    act(async () => {
      title?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), lists))
    })
  const start = touch(200, 300)
  await send('touchstart', { touches: Array.from({ length: fingers }, () => start) })
  await send('touchend', { touches: [], changedTouches: [touch(200 + by.x, 300 + by.y)] })
  expect(at()).toBe(`/presentation/lyft${search}`)
})
