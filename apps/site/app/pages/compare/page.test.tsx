import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import ComparePage from './page.tsx'

// Without a build a style sheet has no address.
vi.mock('./compare-print.css?url&no-inline', () => ({ default: '/compare-print.css' }))

const lift = { load: { height: 5, radius: 4, weight: 300 }, extra: 0 }
const machine = (slug: string) => ({
  slug,
  title: { text: slug, lang: 'sv' },
  product: null,
  path: null,
  price: null,
  machine: null,
  outline: 'mini-crane',
  figures: [],
})

test.each([
  [null, '/produkter?m=spx312,spx532'],
  [lift, '/kranvaljare?q=5_4_300&amp;m=spx312,spx532'],
])(
  'the way back to the list keeps the machines that are compared for the lift %j',
  (requested, back) => {
    const Stub = createRoutesStub([{ id: 'compare', path: '/jamfor', Component: ComparePage }])
    const compare = { requested, machines: ['spx312', 'spx532'].map(machine) }
    const markup = renderToStaticMarkup(
      <Stub initialEntries={['/jamfor']} hydrationData={{ loaderData: { compare } }} />,
    )
    expect(markup).toContain(`href="${back}"`)
  },
)
