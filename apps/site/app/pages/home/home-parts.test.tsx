import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { CraneSelection } from '../../crane-selection/crane-selection.ts'
import { HomeBelow, type HomeBelowProps } from './home-below.tsx'
import { HomeHero } from './home-hero.tsx'
import type { ExampleLift } from './load-hero.ts'

const said = { id: 1, name: 'Karin Ek', text: { text: 'Bra kran.', lang: 'sv' } } as const
const props: HomeBelowProps = {
  popular: [],
  posts: [],
  testimonials: [
    { ...said, company: 'Glas AB' },
    { ...said, id: 2, name: 'Bo Berg', company: null },
  ],
  depots: [{ path: '/region/malmo', title: { text: 'Malmö depot', lang: 'en' }, phone: '040-1' }],
  priceType: '',
}
const Stub = createRoutesStub([{ path: '/', Component: () => <HomeBelow {...props} /> }])

test('a testimonial names its author’s company where there is one, and a depot’s name has its language', () => {
  const markup = renderToStaticMarkup(<Stub />)
  expect(markup.match(/(?<=<figcaption[^>]*>)[^<]+/g)).toEqual(['Karin Ek, Glas AB', 'Bo Berg'])
  expect(markup).toMatch(/<a [^>]*lang="en"[^>]*>Malmö depot/)
})

const requested = { load: { height: 5, radius: 4, weight: 300 }, extra: 0 }
const one: CraneSelection = {
  requested,
  count: 1,
  page: 1,
  cards: [],
  misses: [],
  charted: null,
  largest: null,
  uncharted: [],
}
const example: ExampleLift = {
  requested,
  title: { text: 'Jekko SPX312', lang: 'sv' },
  machine: { kind: 'spider-crane', length: 2800, height: 1600, rows: '6;5;300' },
}
const start = { values: { height: '5', radius: '4', weight: '300', extra: '' }, faults: {} }
const live = vi.hoisted(() => ({ typed: null as unknown }))
vi.mock('../../crane-selection/use-live-selection.ts', () => ({
  useLiveSelection: (loaded: unknown) => ({ selection: live.typed ?? loaded, state: 'settled' }),
}))
const Hero = createRoutesStub([
  { path: '/', Component: () => <HomeHero start={start} selection={one} example={example} /> },
])

test.each([
  ['stands there until a lift is typed', null, true],
  ['makes room for the answer to a typed lift', { ...one, count: 0 }, false],
])('the example %s', (_, typed, isShown) => {
  live.typed = typed
  expect(renderToStaticMarkup(<Hero />).includes('Jekko SPX312')).toBe(isShown)
})
