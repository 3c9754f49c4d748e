import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { PresentationDialog } from './presentation-dialog.tsx'
import type { PresentationView } from './presentation-view.ts'

const sv = (text: string) => ({ text, lang: 'sv' as const })
const pageOf = (text: string, id: number) => ({
  id,
  title: sv(text),
  content: sv(''),
  slides: [],
  documents: [],
  movies: [],
})

const Shown = () => <PresentationDialog presentation={useLocation().state} />
const pathname = '/presentation/lyft'
const Stub = createRoutesStub([{ path: pathname, Component: Shown }])

function shownAt(search: string, pages: string[]): string[] {
  const presentation: PresentationView = {
    path: pathname,
    title: sv('Lyft'),
    lead: sv('<p>Inledning</p>'),
    about: null,
    pages: pages.map(pageOf),
  }
  const markup = renderToStaticMarkup(
    <Stub initialEntries={[{ pathname, search, state: presentation }]} />,
  )
  return ['Inledning', ...pages].filter((text) => markup.includes(text))
}

test.each([
  ['', [], ['Inledning']],
  ['', ['Ett', 'Två'], ['Inledning', 'Ett']],
  ['?sida=2', ['Ett', 'Två'], ['Två']],
])('at "%s" of the pages %j is shown %j', (search, pages, shown) => {
  expect(shownAt(search, pages)).toEqual(shown)
})
