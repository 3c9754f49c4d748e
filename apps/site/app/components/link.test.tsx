import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Link as RouterLink } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

const addresses = [
  '/',
  '/en',
  '/produkter/minikranar?sida=2&sort=pris#lista',
  '/kranvaljaren#radie',
  '/kranvaljare?',
  '?sida=2',
  '#lista',
  'minikranar',
  '//annan.example/a',
  '',
]

test.each(addresses)('a link to "%s" is what the router makes of it', (to) => {
  const markupOf = (LinkMaker: typeof RouterLink) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={['/produkter?q=a']}>
        <LinkMaker to={to} prefetch="intent" replace preventScrollReset lang="en" className="a">
          Namn
        </LinkMaker>
      </MemoryRouter>,
    )
  expect(markupOf(Link as typeof RouterLink)).toBe(markupOf(RouterLink))
})
