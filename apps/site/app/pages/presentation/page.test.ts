import type { MetaArgs } from 'react-router'
import { expect, test } from 'vitest'
import { type loader, meta } from './page.tsx'

const loaderData = { title: { text: 'Lyft på Umeå C', lang: 'sv' }, lead: { text: 'Inledning' } }
const titleAt = (search: string) =>
  meta({ loaderData, location: { search } } as unknown as MetaArgs<typeof loader>).at(0)

test.each([
  ['', 'Lyft på Umeå C – Minikran'],
  ['?sida=1', 'Lyft på Umeå C – Minikran'],
  ['?sida=2', 'Lyft på Umeå C, sida 2 – Minikran'],
])('the page at "%s" has the title "%s"', (search, title) => {
  expect(titleAt(search)).toEqual({ title })
})
