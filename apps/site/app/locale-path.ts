import { type Locale, localizedPath, splitLocale } from '@minikran/domain/catalogue/product-path'
import { getLocale } from '@minikran/i18n/runtime'
import { href, type Register } from 'react-router'

type SwedishPath = Exclude<keyof Register['pages'], `/en${string}`>

/**
 * The path of a route in the current language: `pathTo('/produkter/:prodcat', { prodcat })`.
 * Unknown routes and missing parameters are type errors.
 */
export function pathTo<Path extends SwedishPath>(
  path: Path,
  ...params: Parameters<typeof href<Path>> extends [unknown, ...infer Rest] ? Rest : never
): string {
  return localPath((href as (...args: unknown[]) => string)(path, ...params))
}

/** A Swedish path, such as an item's `path`, in the current language. */
export function localPath(path: string, locale: Locale = getLocale()): string {
  return localizedPath(path, locale)
}

/** The language of a path, also of React Router's data request for it (`/en.data`). */
export function localeOfPath(pathname: string): Locale {
  return splitLocale(pathname.replace(/\.data$/, '')).locale
}

/** The path of the same page in another language. */
export function alternatePath(path: string, locale: Locale): string {
  return localizedPath(splitLocale(path).path, locale)
}
