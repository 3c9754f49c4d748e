import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Facts } from './facts.tsx'

test.each([
  ['Tis 9 feb 2027 08:00', '<span class="whitespace-nowrap">Tis 9 feb 2027</span> 08:00'],
  ['Rev A, Tue 9 Feb 2027', 'Rev A, <span class="whitespace-nowrap">Tue 9 Feb 2027</span>'],
  ['14', '14'],
])('of %s no date is broken over lines', (value, expected) => {
  const html = renderToStaticMarkup(<Facts facts={[{ label: 'Nästa kurs', value }]} />)
  expect(html).toContain(`>${expected}</dd>`)
})
