import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { baseLocale, overwriteGetLocale } from '@minikran/i18n/runtime'

// Concurrent requests of both languages share this process: each carries its own locale.
const storage = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => storage.getStore() ?? baseLocale)

export function withLocale<T>(locale: Locale, work: () => T): T {
  return storage.run(locale, work)
}
