import { expect, test } from 'vitest'
import { browserText } from './browser-text.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0', 'sv', 'Firefox på Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0', 'en', 'Firefox on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'sv', 'Linux'],
  ['curl/8.5.0', 'sv', 'Okänd webbläsare'],
  [null, 'en', 'Unknown browser'],
] as const)('%s is called in %s: %s', (userAgent, locale, text) => {
  expect(browserText(userAgent, locale)).toBe(text)
})
