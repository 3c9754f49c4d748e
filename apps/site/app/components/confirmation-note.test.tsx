import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConfirmationNote } from './confirmation-note.tsx'

test('the confirmation of a form that the browser itself sent takes the focus', () => {
  const html = renderToStaticMarkup(<ConfirmationNote title="Skickat">Text</ConfirmationNote>)
  expect(html).toMatch(/^<section [^>]*tabindex="-1" autofocus=""/)
})
