import { defaultSettings, settingsCookie } from '@minikran/domain/content/settings-cookie'
import { m } from '@minikran/i18n/messages'
import { expect, test } from 'vitest'
import { viewsCookie } from '../../saved-views/view-cookies.ts'

test('what is said to be kept for a year is kept for a year', () => {
  expect(m.cookies_year_life({}, { locale: 'en' })).toBe('One year')
  for (const cookie of [settingsCookie(defaultSettings), viewsCookie('filters', { a: 'b' })]) {
    expect(cookie).toContain('Max-Age=31536000')
  }
})
