import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText } from './rich-text.tsx'

test('a text that has no English is marked as Swedish', () => {
  const content = { text: '<p>Kranen</p>', lang: 'sv' } as const
  expect(renderToStaticMarkup(<RichText content={content} />)).toMatch(
    /^<div lang="sv" [^>]*><p>Kranen<\/p><\/div>$/,
  )
})
