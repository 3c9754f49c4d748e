import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { ProductCard } from './product-card.tsx'
import type { ProductCardData } from './product-card-data.ts'

const card: ProductCardData = {
  slug: 'befard-xgr800',
  path: '/produkter/glasrobotar-och-vakuumlyft/glasrobotar/befard-xgr800',
  title: { text: 'Glasrobot Befard XGR800', lang: 'sv' },
  outline: 'glass-robot',
  image: null,
  figures: [],
  price: null,
  isGreen: false,
  courseLine: null,
}

const Stub = createRoutesStub([{ path: '/', Component: AnyCard }])

function AnyCard() {
  return <ProductCard card={{ ...card, ...useLocation().state }} />
}

function markup(given: Partial<ProductCardData>): string {
  return renderToStaticMarkup(<Stub initialEntries={[{ pathname: '/', state: given }]} />)
}

test('a title of more than 20 characters is cut, and whole on hover and for readers', () => {
  const html = markup({})
  expect(html).toContain('title="Glasrobot Befard XGR800"')
  expect(html).toContain('<span aria-hidden="true">Glasrobot Befard XGR…</span>')
  expect(html).toContain('<span class="sr-only">Glasrobot Befard XGR800</span>')
})

test('a short title stays as it is, in its own language', () => {
  const html = markup({ title: { text: 'Jekko SPX312', lang: 'sv' } })
  expect(html).toContain('<span lang="sv">Jekko SPX312</span>')
  expect(html).not.toContain('…')
})

test('the green-lifting mark has an explanation and is shown for flagged products only', () => {
  expect(markup({ isGreen: true })).toMatch(/Grönt lyft.*kan köras utan avgaser/)
  expect(markup({})).not.toContain('Grönt lyft')
})

test('figures have labels, and the type of a course is below its title', () => {
  const html = markup({
    figures: [{ label: 'Vikt', value: '1 915 kg' }],
    courseLine: 'Praktisk utbildning, Umeå',
  })
  expect(html).toMatch(/Vikt<\/dt><dd[^>]*>1 915 kg/)
  expect(html).toContain('Praktisk utbildning, Umeå')
})

test('a product without a picture is shown by its own drawing, a course by its outline', () => {
  expect(markup({})).toContain('src="/static/images/products/befard-xgr800.svg"')
  const course = markup({ courseLine: 'Praktisk utbildning, Umeå', outline: 'education' })
  expect(course).toContain('#education')
  expect(course).not.toContain('/static/images/')
})

test('the line below a title that is cut tells models apart', () => {
  expect(markup({ model: 'Befard XGR800' })).toContain('>Befard XGR800</p>')
})
