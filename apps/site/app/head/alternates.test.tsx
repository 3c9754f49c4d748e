import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Alternates } from './alternates.tsx'

const links = { Component: Alternates, ErrorBoundary: Alternates }

test.each([
  ['a page', {}, {}, 4],
  ['a page without a twin', { hasNoTwin: true }, {}, 0],
  ['an error', {}, { errors: { page: new Error('Not found') } }, 0],
])('%s has its canonical and alternate links or none: %#', (_, handle, hydrationData, count) => {
  const Stub = createRoutesStub([{ id: 'page', path: '/', handle, ...links }])
  const markup = renderToStaticMarkup(<Stub hydrationData={hydrationData} />)
  expect(markup.match(/<link /g) ?? []).toHaveLength(count)
})
