import { m } from '@minikran/i18n/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorPage } from './error-page.tsx'

test.each([
  [400, m.form_unreadable_lead],
  [404, m.missing_lead],
  [405, m.form_unreadable_lead],
  [429, m.error_many_lead],
  [500, m.error_lead],
])('the page for an answer %d says what to do', (status, lead) => {
  const element = <ErrorPage status={status} title="" />
  const router = createMemoryRouter([{ path: '/', element }])
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain(lead())
})
