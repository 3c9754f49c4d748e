import { useSyncExternalStore } from 'react'
import { useRootData } from '../use-root-data.ts'
import { defaultSettings, readSettings, type Settings, settingsCookie } from './settings-cookie.ts'

const listeners = new Set<() => void>()
let stored: Settings | undefined

/** The settings as the browser's cookie has them. */
export function currentSettings(): Settings {
  stored ??= readSettings(document.cookie)
  return stored
}

/** Keeps a choice in the cookie and shows it at once. */
export function storeSettings(settings: Settings) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = settingsCookie(settings)
  stored = settings
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever a choice was kept; answers how to end that. */
export function onSettingsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const sharedSettings = {
  '': defaultSettings,
  '1': { ...defaultSettings, priceType: '1' },
  '2': { ...defaultSettings, priceType: '2' },
} satisfies Record<Settings['priceType'], Settings>

/**
 * The visitor's settings. While the server's page is taken over only the price type is the
 * visitor's own, since finished pages are shared by all who have the same one.
 */
export function useSettings(): Settings {
  const { priceType } = useRootData()
  return useSyncExternalStore(onSettingsChange, currentSettings, () => sharedSettings[priceType])
}

const never = () => () => {}

/** False in the page as finished by the server, which is shared; true once it is a visitor's own. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
