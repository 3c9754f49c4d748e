import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import NewPasswordPage from './page.tsx'

test.each([
  [null, false],
  // The link that confirms an address sets no password.
  ['email', false],
  ['password', true],
  ['invitation', true],
])('a link of the kind %s asks for a password: %s', (kind, asks) => {
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component: NewPasswordPage }])
  const markup = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { page: { kind } } }} />)
  expect(markup.includes('type="password"')).toBe(asks)
  expect(markup.includes('href="/mina-sidor/glomt-losenord"')).toBe(!asks)
})
