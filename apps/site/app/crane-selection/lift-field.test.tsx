import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { LiftField } from './lift-field.tsx'

const Stub = createRoutesStub([{ path: '/', Component: HeightField }])

function HeightField() {
  return (
    <LiftField
      field="height"
      initial="1"
      current="1"
      error={undefined}
      onStep={() => {}}
      onExample={() => {}}
      exampleAddress={() => '/kranvaljaren'}
    />
  )
}

test('only the text field bears the name of its label', () => {
  const html = renderToStaticMarkup(<Stub initialEntries={['/']} />)
  expect(html).toMatch(/<label for="lift-height"[^>]*>Höjd \(m\)<\/label>/)
  expect(html).toMatch(/<ul aria-label="Exempel på höjd"/)
  expect(html.match(/Höjd \(m\)/g)).toHaveLength(1)
})
