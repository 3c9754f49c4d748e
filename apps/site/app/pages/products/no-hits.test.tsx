import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { NoHits } from './no-hits.tsx'

function Searched() {
  const { query } = useLoaderData<{ query: string }>()
  return <NoHits query={query} tiles={[]} />
}

function shown(query: string): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Searched }])
  const root = { company: null, query }
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />)
}

test('a search that names a width leads to the machines that are no wider', () => {
  const html = shown('1 200 mm grind')
  expect(html).toContain('href="/produkter?width_max=1200"')
  expect(html).toContain('Maskiner som är högst 1\u00a0200\u00a0mm breda')
  expect(shown('xyz')).not.toContain('width_max')
})

test('a search that names a lift leads to the cranes for it', () => {
  expect(shown('5 m upp, 4 m ut, 300 kg')).toContain('?q=5_4_300')
})
