import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { RootData } from '../page-data/load-root.ts'
import { ContentPage, contentMeta } from './content-page.tsx'
import type { PageTextData } from './page-text-data.ts'

const root = {
  company: {
    name: 'Minikran',
    phone: '08-465 004 00',
    email_address: 'info@demo.example',
    founded: '2013-03-15',
    employees: 3,
    demo: true,
  },
} satisfies Partial<RootData>

const text: PageTextData = {
  title: { text: 'Transporter', lang: 'sv' },
  content: { text: '<p>Vi kör.</p><h2>Tider</h2>', lang: 'sv' },
}

const facts = [{ label: 'Depåer', value: '14' }]
const Written = () => <ContentPage name="Transporter" text={text} facts={facts} />
const Unfinished = () => <ContentPage name="Transporter" text={null} facts={facts} />

function shown(Component: () => ReactNode): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      children: [{ path: 'transporter', Component }],
    },
  ])
  return renderToStaticMarkup(
    <Stub initialEntries={['/transporter']} hydrationData={{ loaderData: { root } }} />,
  )
}

test('a page shows its figures and its text under one heading', () => {
  const html = shown(Written)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('<p>Vi kör.</p><h2>Tider</h2>')
  expect(html.indexOf('14')).toBeLessThan(html.indexOf('Vi kör'))
  expect(html).not.toContain('under arbete')
})

test('a page without a text says that it is work in progress and names the phone', () => {
  const html = shown(Unfinished)
  expect(html).toContain('Sidan är under arbete')
  expect(html).toContain('href="tel:+4684650040')
  expect(html).toContain('<h1')
})

test('only an unfinished page is not indexed', () => {
  const noindex = { name: 'robots', content: 'noindex' }
  expect(contentMeta('Transporter', null)).toContainEqual(noindex)
  expect(contentMeta('Transporter', text)).not.toContainEqual(noindex)
})
