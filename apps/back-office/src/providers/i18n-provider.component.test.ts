import english from 'ra-language-english'
import { expect, test } from 'vitest'
import { withOwnWords } from './i18n-provider.ts'

test('the sentence for an unknown address has no full stop, which its page adds', () => {
  expect(withOwnWords(english.ra).message.not_found).toMatch(/[^.]$/)
})
