import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { initialLift } from '../../crane-selection/initial-lift.ts'
import { ResultsView } from './results-view.tsx'

test('a crane to ask for has the language of its name, and its link brings the lift along', () => {
  const requested = { load: { height: 5, radius: 4, weight: 300 }, extra: 0 }
  const start = initialLift({ kind: 'lift', requested, isTyped: false }, 'sv')
  const title = { text: 'Spider crane', lang: 'en' } as const
  const selection = {
    requested,
    count: 0,
    page: 1,
    cards: [],
    misses: [],
    charted: null,
    largest: null,
    uncharted: [{ title, path: '/produkter/spider-crane' }],
  }
  const element = <ResultsView start={start} selection={selection} />
  const router = createMemoryRouter([{ path: '*', element }])
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toMatch(
    /<li lang="en"[^>]*><a [^>]*href="\/produkter\/spider-crane\?q=5_4_300"[^>]*>Spider crane/,
  )
})
