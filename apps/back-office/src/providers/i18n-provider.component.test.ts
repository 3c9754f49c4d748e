import english from 'ra-language-english'
import { expect, test } from 'vitest'
import '../locale.ts'
import { createI18nProvider, withOwnWords } from './i18n-provider.ts'

test('the sentence for an unknown address has no full stop, which its page adds', () => {
  expect(withOwnWords(english.ra).message.not_found).toMatch(/[^.]$/)
})

test('what is saved or made is not called an element, as the framework does in English', () => {
  const { updated, created } = withOwnWords(english.ra).notification
  expect([updated, created].join(' ')).not.toMatch(/element/i)
})

test('what the framework says by itself is in the language of the browser', async () => {
  const { translate } = await createI18nProvider()
  expect(translate('ra.action.cancel')).toBe('Avbryt')
})
