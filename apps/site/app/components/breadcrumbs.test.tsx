import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'

const trail = [
  { title: 'Minikranar', path: '/produkter/minikranar', lang: 'sv' as const },
  { title: 'Spider crane', path: '/produkter/minikranar/spider', lang: 'en' as const },
]
const Stub = createRoutesStub([{ path: '/', Component: () => <Breadcrumbs trail={trail} /> }])

test('the last step of the way is the current page, and each has its language', () => {
  const markup = renderToStaticMarkup(<Stub />)
  expect(markup).toContain('<span aria-current="page" lang="en">')
  expect(markup).toMatch(/<a [^>]*lang="sv"[^>]*>Minikranar/)
  expect(markup.match(/aria-current/g)).toHaveLength(1)
})
