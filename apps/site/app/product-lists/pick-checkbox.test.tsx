import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PickCheckbox } from './pick-checkbox.tsx'

test('the name of a machine is in its own language', () => {
  const title = { text: 'Rundsling 2 ton', lang: 'sv' } as const
  const markup = renderToStaticMarkup(<PickCheckbox slug="sling" title={title} picked={[]} />)
  expect(markup).toContain('<span class="sr-only" lang="sv">Rundsling 2 ton</span>')
})
