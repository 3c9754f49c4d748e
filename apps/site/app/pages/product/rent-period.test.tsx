import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ProductView } from './product-view.ts'
import { RentPeriod, useRentDates } from './rent-period.tsx'

const product = { inquiry: { slug: 'x', depotId: 1, prices: {} } } as ProductView

function Period() {
  const rent = useRentDates('2026-11-20')
  return <RentPeriod address="/forfragan" product={product} rent={rent} />
}
const Stub = createRoutesStub([{ path: '/', Component: Period }])

test.each([
  ['', 0],
  ['?fran=2026-11-19&till=2026-11-24', 2],
  ['?fran=2026-11-24&till=2026-11-23', 2],
])('of the dates "%s" %i fields are marked as wrong', (search, count) => {
  const markup = renderToStaticMarkup(<Stub initialEntries={[`/${search}`]} />)
  expect(markup.match(/aria-invalid="true"/g) ?? []).toHaveLength(count)
})
