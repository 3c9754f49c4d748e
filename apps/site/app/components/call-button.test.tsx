import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CallButton } from './call-button.tsx'

function shown(company: { phone: string } | null): string {
  const root = { company }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      children: [{ index: true, Component: CallButton }],
    },
  ])
  return renderToStaticMarkup(
    <Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />,
  )
}

test('the phone number is a link that calls', () => {
  const html = shown({ phone: '08-465 004 00' })
  expect(html).toContain('href="tel:+46846500400"')
  expect(html).toContain('Ring 08-465 004 00')
})

test('a new site without a phone number offers none', () => {
  expect(shown(null)).not.toContain('Ring')
})
