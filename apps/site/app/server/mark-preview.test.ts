import { expect, test } from 'vitest'
import { markPreview } from './mark-preview.ts'

test('the mark stands first in the body, in the page’s language', () => {
  const marked = markPreview('<html><body class="a"><a href="#content">x</a></body></html>', 'en')
  expect(marked).toMatch(/<body class="a"><aside [^>]*>Preview[^<]*<\/aside><script>/)
})
