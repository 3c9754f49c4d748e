import { readSettings, type Settings } from '@minikran/domain/content/settings-cookie'
import { currentSettings } from './use-settings.ts'

/** The settings to change, which another tab may have changed; those of this tab without a cookie. */
export function latestSettings(): Settings {
  const { cookie } = document
  return /(^|; )settings=/.test(cookie) ? readSettings(cookie) : currentSettings()
}
