import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CaseSent } from './case-sent.tsx'

const Sent = () => <CaseSent title="Skickad" caseNumber="MK-2027-000123" next="Vi svarar." />

test('without script, the confirmation takes the focus when its page has loaded', () => {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Sent }])
  const html = renderToStaticMarkup(
    <Stub hydrationData={{ loaderData: { root: { user: null } } }} />,
  )
  expect(html).toMatch(/<h2 tabindex="-1" autofocus=""/)
})
