import {
  defaultSettings,
  readSettings,
  type Settings,
  settingsCookie,
} from '@minikran/domain/content/settings-cookie'
import { useSyncExternalStore } from 'react'
import { useRootData } from '../use-root-data.ts'

const listeners = new Set<() => void>()
let stored: Settings | undefined

/** The settings in the browser's cookie. */
export function currentSettings(): Settings {
  stored ??= readSettings(document.cookie)
  return stored
}

/** Stores the settings in the cookie and notifies listeners. */
export function storeSettings(settings: Settings) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = settingsCookie(settings)
  stored = settings
  for (const listener of listeners) listener()
}

/** Subscribes to changes; returns the unsubscribe function. */
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
 * The visitor's settings. During hydration only the price type is the visitor's, since cached pages
 * are shared by all visitors with the same one.
 */
export function useSettings(): Settings {
  const { priceType } = useRootData()
  return useSyncExternalStore(onSettingsChange, currentSettings, () => sharedSettings[priceType])
}
