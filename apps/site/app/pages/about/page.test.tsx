import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import AboutPage from './page.tsx'

const company = { phone: '010-123 45 67', email_address: 'hej@minikran.example' }
const facts = { founded: '1994-05-01', employees: 42 }
const written = { title: { text: 'Om oss', lang: 'sv' }, content: { text: '<p>Kranar</p>' } }

const Stub = createRoutesStub([
  {
    id: 'root',
    path: '/',
    Component: Outlet,
    children: [{ id: 'about', index: true, Component: AboutPage }],
  },
])

test.each([
  ['a text', written],
  ['no text yet', null],
])('the page about the company with %s names its phone number once', (_, text) => {
  const root = { company: { ...company, ...facts }, depots: [] }
  const markup = renderToStaticMarkup(
    <Stub hydrationData={{ loaderData: { root, about: { text } } }} />,
  )
  expect(markup.match(/href="tel:/g)).toHaveLength(1)
})
