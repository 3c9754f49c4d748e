import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { AccountNav } from './account-nav.tsx'

test.each([
  ['/mina-sidor/min-sida', ['page', undefined]],
  ['/mina-sidor/mina-arenden', [undefined, 'page']],
  ['/mina-sidor/mina-arenden/MK-2026-000001', [undefined, 'true']],
  ['/mina-sidor/losenord', [undefined, undefined]],
])('at %s the current ones of the links are %j', (address, current) => {
  const Stub = createRoutesStub([{ path: '*', Component: AccountNav }])
  const markup = renderToStaticMarkup(<Stub initialEntries={[address]} />)
  const links = [...markup.matchAll(/<a [^>]*>/g)]
  expect(links.map(([tag]) => /aria-current="(\w+)"/.exec(tag)?.[1])).toEqual(current)
})
