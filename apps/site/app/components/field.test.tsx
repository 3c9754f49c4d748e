import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'

test.each([
  ['Fyra siffror', undefined, 'id="year" aria-describedby="year-hint"'],
  [undefined, 'Skriv ett år.', 'id="year" aria-invalid="true" aria-describedby="year-error"'],
  [
    'Fyra siffror',
    'Skriv ett år.',
    'id="year" aria-invalid="true" aria-describedby="year-hint year-error"',
  ],
])('a control with the hint %j and the error %j names both', (hint, error, attributes) => {
  const html = renderToStaticMarkup(
    <Field id="year" label="År" hint={hint} error={error}>
      {({ className: _, ...control }) => <input {...control} />}
    </Field>,
  )
  expect(html).toContain(`<input ${attributes}/>`)
  for (const [part, text] of [
    ['hint', hint],
    ['error', error],
  ]) {
    if (text !== undefined) expect(html.split(`id="year-${part}"`)[1]).toContain(text)
  }
})
