import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { emptyValues } from '../forms/read-values.ts'
import { CreditForm } from './credit-form.tsx'
import { creditFields } from './credit-values.ts'

const Refused = () => (
  <CreditForm
    challenge={null}
    plainKey=""
    posted={{ values: emptyValues(creditFields), faults: [], problem: 'busy', waitSeconds: 150 }}
    onSent={() => undefined}
  />
)

test('an application sent too often shows how long to wait', () => {
  const Stub = createRoutesStub([{ path: '/', Component: Refused }])
  expect(renderToStaticMarkup(<Stub />)).toContain('Vänta 3 minuter och skicka igen')
})
