import { defaultSettings, type Settings } from '@minikran/domain/content/settings-cookie'
import { expect, test, vi } from 'vitest'
import { latestSettings } from './latest-settings.ts'
import { currentSettings, storeSettings } from './use-settings.ts'

const cookieOf = (settings: Settings) =>
  `a=1; settings=${encodeURIComponent(JSON.stringify(settings))}`

test('a choice made in another tab is part of the settings that are changed', () => {
  const cookie = vi.spyOn(document, 'cookie', 'get')
  cookie.mockReturnValue('')
  storeSettings({ ...defaultSettings, priceType: '1' })
  const others: Settings = { locale: 'en', cookieAccept: 'necessary', priceType: '2' }
  cookie.mockReturnValue(cookieOf(others))
  expect(latestSettings()).toEqual(others)
})

test('where cookies are disabled, the choices of this tab stay', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
  storeSettings({ ...defaultSettings, priceType: '1' })
  expect(latestSettings()).toEqual({ ...defaultSettings, priceType: '1' })
  expect(currentSettings()).toEqual(latestSettings())
})
