import type { Manufacturer } from '@minikran/contract/manufacturers'
import { m } from '@minikran/i18n/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { SupplierDialog } from './supplier-dialog.tsx'
import { supplier } from './supplier-view.ts'

const make = {
  manufacturer_slug: 'unic',
  title_sv: 'Unic',
  title_en: null,
  content_sv: '',
  content_en: null,
  logo_img: null,
  url: 'https://www.unic.example/sv',
  repairs: false,
  sales: true,
  product_count: 0,
}

const Shown = () => <SupplierDialog supplier={useLocation().state} />
const Stub = createRoutesStub([{ path: '/', Component: Shown }])

test('a make that only sells says so, names its website by the host, and has no machines for rent', () => {
  const state = { ...supplier(make as unknown as Manufacturer, 'sv'), cards: [] }
  const text = renderToStaticMarkup(<Stub initialEntries={[{ pathname: '/', state }]} />)
  expect(text).toContain(m.suppliers_does_sell())
  expect(text).not.toContain(m.suppliers_does_repair())
  expect(text).toContain(m.suppliers_website({ host: 'unic.example' }))
  expect(text).toContain(m.suppliers_no_products())
})
