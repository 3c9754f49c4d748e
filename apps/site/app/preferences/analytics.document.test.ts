import { defaultSettings } from '@minikran/domain/content/settings-cookie'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { startAnalytics } from './analytics.ts'
import { storeSettings } from './use-settings.ts'

const source = 'https://stats.example/a.js'
const scripts = () => document.head.querySelectorAll(`script[src="${source}"]`).length

afterEach(() => {
  storeSettings(defaultSettings)
  document.head.innerHTML = ''
})

function startWith(cookieAccept: '' | 'necessary' | 'all') {
  storeSettings({ ...defaultSettings, cookieAccept })
  document.head.innerHTML = `<meta name="analytics" content="${source}">`
  startAnalytics()
}

test.each([
  ['', 0],
  ['necessary', 0],
  ['all', 1],
] as const)('with the cookie choice "%s" there are %d analytics scripts', (choice, count) => {
  startWith(choice)
  expect(scripts()).toBe(count)
})

test('accepting loads the script, once', () => {
  startWith('')
  storeSettings({ ...defaultSettings, cookieAccept: 'all' })
  storeSettings({ ...defaultSettings, cookieAccept: 'all', priceType: '1' })
  expect(scripts()).toBe(1)
})

test.each(['/fel', '/en/fel'])('nothing is measured on %s', (path) => {
  onTestFinished(() => history.replaceState(null, '', '/'))
  history.replaceState(null, '', path)
  startWith('all')
  expect(scripts()).toBe(0)
})
