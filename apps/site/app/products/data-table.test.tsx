import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable } from './data-table.tsx'

test('the label of a row is its head, and the table has a name', () => {
  const rows = [{ label: 'Vikt', value: '2 090 kg' }]
  const markup = renderToStaticMarkup(<DataTable rows={rows} caption="Teknisk data" />)
  expect(markup).toMatch(/<caption[^>]*>Teknisk data<\/caption>/)
  expect(markup).toMatch(/<th scope="row"[^>]*>Vikt<\/th><td[^>]*>2 090 kg<\/td>/)
})
