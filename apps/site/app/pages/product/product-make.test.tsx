import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { ProductMake } from './product-make.tsx'
import type { ProductView } from './product-view.ts'

const make = { manufacturer_slug: 'jekko', title_sv: 'Jekko', url: null, logo_img: null }
const model = {
  url: null,
  repairs: false,
  sales: false,
  showcase: false,
  logo: null,
  content: null,
}

const Stub = createRoutesStub([{ path: '/', Component: AnyMake }])

function AnyMake() {
  return <ProductMake product={useLocation().state} />
}

function markup(state: Pick<ProductView, 'make' | 'model'>): string {
  return renderToStaticMarkup(<Stub initialEntries={[{ pathname: '/', state }]} />)
}

test('a make is named with its logo, its products and its website', () => {
  const html = markup({
    make: { ...make, url: 'https://www.jekko.example/kranar', logo_img: 'marke.webp' },
    model: null,
  })
  expect(html).toContain('src="/upload/images/marke.webp" alt="Jekko"')
  expect(html).toContain('href="/leverantorer?tillverkare=jekko"')
  expect(html).toContain('href="https://www.jekko.example/kranar"')
  expect(html).toContain('Märkets webbplats, jekko.example')
})

test('of a crane of the selector its page, services, logo and text are shown, and only these', () => {
  const html = markup({
    make: { ...make, logo_img: 'marke.webp' },
    model: {
      ...model,
      url: 'https://jekko.example/spx532',
      repairs: true,
      logo: 'kran.webp',
      content: { text: '<p>Om kranen</p>', lang: 'sv' },
    },
  })
  expect(html).toContain('Mer om modellen hos jekko.example')
  expect(html).toContain('Vi reparerar och servar modellen')
  expect(html).not.toContain('Vi säljer modellen')
  expect(html).toContain('/upload/images/kran.webp')
  expect(html).toContain('Om kranen')
})

test('without make and crane there is nothing to say', () => {
  expect(markup({ make: null, model: null })).toBe('')
})
