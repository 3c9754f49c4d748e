import { expect, test } from 'vitest'
import { chartsAddress, exportAddress } from './export-address.ts'

const newest = { field: 'created_at', order: 'DESC' }

test.each([
  [
    'products',
    {
      filter: { q: 'URW', prodsubcat_id: 2, status: '' },
      sort: { field: 'title_sv', order: 'ASC' },
    },
    'exportProducts?q=URW&prodsubcat_id=2&sort=title_sv&order=asc&format=xlsx',
  ],
  [
    'cases',
    { filter: { q: 'Glas', unread: true }, sort: newest },
    'exportCases?unread=1&search=Glas&sort=newest&format=xlsx',
  ],
  ['audit', { filter: { person: 'Maria' }, sort: newest }, 'exportAudit?person=Maria&format=xlsx'],
])('the list of %s leaves as it is filtered and sorted: %j', (resource, listing, address) => {
  expect(exportAddress(resource, 'xlsx', listing)).toBe(`/api/admin/${address}`)
})

test('load charts leave of the cranes that the list is filtered to', () => {
  expect(chartsAddress({ q: 'Jekko' })).toBe(
    '/api/admin/exportCraneselectorRows?q=Jekko&format=xlsx',
  )
})
