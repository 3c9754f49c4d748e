import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import LogInPage from './page.tsx'

test.each([
  [null, true],
  [{ address: '', faults: {}, problem: { kind: 'wrong' } }, false],
])('after a new password the log-in that answers %o confirms it: %s', (posted, confirms) => {
  const Stub = createRoutesStub([{ id: 'log-in', path: '/logga-in', Component: LogInPage }])
  const markup = renderToStaticMarkup(
    <Stub
      initialEntries={['/logga-in?klart']}
      hydrationData={{ actionData: posted && { 'log-in': posted } }}
    />,
  )
  expect(markup.includes('Lösenordet är sparat')).toBe(confirms)
})
