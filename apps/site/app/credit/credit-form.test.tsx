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

const fault = { field: 'consent', sentence: 'Kryssa i rutan.', isMissing: true } as const
const Unticked = () => (
  <CreditForm
    challenge={null}
    plainKey=""
    posted={{ values: emptyValues(creditFields), faults: [fault], problem: null }}
    onSent={() => undefined}
  />
)

test('the fault of the consent is told at its box', () => {
  const Stub = createRoutesStub([{ path: '/', Component: Unticked }])
  const markup = renderToStaticMarkup(<Stub />)
  const [box] = /<input[^>]*name="consent"[^>]*>/.exec(markup) ?? []
  const [, id] = /aria-describedby="[^"]* ([^" ]*)"/.exec(box ?? '') ?? []
  expect(markup.split(`<p id="${id}"`)[1]).toContain(fault.sentence)
})
