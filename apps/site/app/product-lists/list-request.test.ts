import { expect, test } from 'vitest'
import { rangeView } from './filter-view.ts'
import { listRequest } from './list-request.ts'

test.each([
  ['sortera=title', { sort: 'title', lang: 'en' }],
  ['', {}],
])('a list sorted by %j asks for %j', (search, sorting) => {
  const { query } = listRequest(new URL(`http://localhost/en/produkter?${search}`), 'en')
  expect(query).toEqual({ page: 1, per_page: expect.any(Number), ...sorting })
})

test('a weight that may mean thousands narrows nothing, and its field says so', () => {
  const url = new URL(
    'http://localhost/produkter?weight_min=1.950&weight_max=2000&liftheight_min=1.950',
  )
  const request = listRequest(url, 'sv')
  expect(request.narrowing).toEqual({ weight_max: '2000', liftheight_min: '1.95' })
  const view = { request, url, locale: 'sv' } as const
  const weight = rangeView(['weight_min', 'weight_max'], { ...view, unit: 'kg' })
  expect(weight).toMatchObject({ from: '1.950', isFaulty: true })
  const height = rangeView(['liftheight_min', 'liftheight_max'], { ...view, unit: 'm' })
  expect(height.isFaulty).toBe(false)
})
