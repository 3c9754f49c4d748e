import type { Settings } from '@minikran/domain/content/settings-cookie'
import { preferencePaths } from './preference-path.ts'

/** The settings that a preference form chooses. Unknown values choose nothing. */
export function chosen(path: string, value: unknown): Partial<Settings> {
  switch (path) {
    case preferencePaths.locale:
      return value === 'sv' || value === 'en' ? { locale: value } : {}
    case preferencePaths.priceType:
      return value === '1' || value === '2' ? { priceType: value } : {}
    case preferencePaths.cookies:
      return value === 'all' || value === 'necessary' ? { cookieAccept: value } : {}
    default:
      return {}
  }
}
