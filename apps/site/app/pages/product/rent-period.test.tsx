import type { PricedProduct } from '@minikran/domain/pricing/rental-price'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { RentPeriod, useRentDates } from './rent-period.tsx'

function Period() {
  const rent = useRentDates('2026-11-20')
  return <RentPeriod address="/forfragan" prices={{} as PricedProduct} rent={rent} />
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
