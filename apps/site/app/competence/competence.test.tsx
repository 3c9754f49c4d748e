import { m } from '@minikran/i18n/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Competence } from './competence.tsx'

test.each([
  [true, m.competence_certificate()],
  [false, ''],
])('a machine without a course that needs a certificate (%s) says: "%s"', (needs, said) => {
  const element = <Competence courses={[]} moment={null} needsCertificate={needs} />
  const router = createMemoryRouter([{ path: '/', element }])
  const markup = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(markup === '').toBe(said === '')
  expect(markup).toContain(said)
})
