import { m } from '@minikran/i18n/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PeriodPriceLines } from './period-price.tsx'

const figure = (sek: number) => ({ exVatOre: sek * 100, incVatOre: sek * 125 })

test('a period says the price of each line, their sum, and the insurance beside it', () => {
  const lines = [
    { key: 'firstDay', times: 1, price: figure(1000), sum: figure(1000) },
    { key: 'followingDay', times: 2, price: figure(400), sum: figure(800) },
  ] as const
  const price = { lines: [...lines], sum: figure(1800), insurance: figure(108) }
  const element = <PeriodPriceLines price={price} />
  const router = createMemoryRouter([{ path: '/', element }])
  const rows = renderToStaticMarkup(<RouterProvider router={router} />)
    .split('<dt')
    .slice(1)
  const said = rows.map((row) => [/>([^<]+)/.exec(row)?.[1], /\d[\d\s]*(?=\skr)/.exec(row)?.[0]])
  expect(said).toEqual([
    ['Första dagen', '1\u00a0000'],
    ['2 × Följande dag', '800'],
    ['Summa', '1\u00a0800'],
    [m.period_insurance(), '108'],
  ])
})
