import { expect, test } from 'vitest'
import { addPreviewBanner } from './add-preview-banner.ts'

const page = '<html><body class="a"><a href="#content">x</a></body></html>'

test('the banner is first in the body, in the page’s language', () => {
  const marked = addPreviewBanner(page, { preview: { date: null }, locale: 'en', nonce: 'm1' })
  expect(marked).toMatch(/<body class="a"><aside [^>]*>Preview[^<]*<\/aside><script nonce="m1">/)
})

test('the banner names the requested date', () => {
  const marked = addPreviewBanner(page, {
    preview: { date: '2027-05-04' },
    locale: 'sv',
    nonce: undefined,
  })
  expect(marked).toMatch(/<aside [^>]*>Förhandsvisning[^<]*2027-05-04/)
})
