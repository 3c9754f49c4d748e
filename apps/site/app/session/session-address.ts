import type { Locale } from '@minikran/domain/catalogue/product-path'
import { localPath } from '../locale-path.ts'

/** The page that says why the session has ended. */
export function loggedOutAddress(reason: string, locale: Locale): string {
  const page = reason === 'loginBackend' ? '/mina-sidor/utloggad' : '/utloggad'
  return `${localPath(page, locale)}?${new URLSearchParams({ forcerelogin: reason })}`
}

/** The log-in page with the address to return to, where nothing is confirmed that was not saved. */
export function logInAddress(back: string, locale: Locale): string {
  const tillbaka = back.replace(/\?klart=\w+$/, '')
  return `${localPath('/mina-sidor/logga-in', locale)}?${new URLSearchParams({ tillbaka })}`
}
