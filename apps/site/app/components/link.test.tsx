import { renderToStaticMarkup } from 'react-dom/server'
import { type LinkProps, MemoryRouter, Link as RouterLink } from 'react-router'
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

test.each(addresses)('a link to "%s" is what the router makes of it, without discovery', (to) => {
  const markupOf = (LinkMaker: typeof RouterLink, others: Omit<LinkProps, 'to'>) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={['/produkter?q=a']}>
        <LinkMaker to={to} {...others} className="a">
          Namn
        </LinkMaker>
      </MemoryRouter>,
    )
  const given = { prefetch: 'intent', replace: true, preventScrollReset: true, lang: 'en' } as const
  expect(markupOf(Link as typeof RouterLink, given)).toBe(
    markupOf(RouterLink, { ...given, discover: 'none' }),
  )
})
