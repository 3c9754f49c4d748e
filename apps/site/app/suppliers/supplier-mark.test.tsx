import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SupplierMark } from './supplier-mark.tsx'

test.each([
  ['Jekko', 'JE'],
  ['Manitou Group', 'MG'],
  ['uplifter gmbh', 'UG'],
  ['Jekko -', 'JE'],
  ['- Jekko', 'JE'],
  ['A', 'A'],
])('%s without a logo has the initials %s', (name, initials) => {
  expect(renderToStaticMarkup(<SupplierMark name={name} logo={null} />)).toContain(`>${initials}<`)
})
