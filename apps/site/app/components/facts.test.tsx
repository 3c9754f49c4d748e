import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Facts } from './facts.tsx'

test.each([
  ['Tisdag 2027-02-09', 'Tisdag <span class="whitespace-nowrap">2027-02-09</span>'],
  ['14', '14'],
])('of %s no date is broken over lines', (value, expected) => {
  const html = renderToStaticMarkup(<Facts facts={[{ label: 'Nästa kurs', value }]} />)
  expect(html).toContain(`>${expected}</dd>`)
})
