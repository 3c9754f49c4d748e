import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductHead } from './product-head.tsx'
import type { ProductView } from './product-view.ts'

test('the name of a product has its own language', () => {
  const product = { title: { text: 'Kättingtelfer', lang: 'sv' }, figures: [] }
  const markup = renderToStaticMarkup(<ProductHead product={product as unknown as ProductView} />)
  expect(markup).toContain('<h1 lang="sv">Kättingtelfer</h1>')
})
