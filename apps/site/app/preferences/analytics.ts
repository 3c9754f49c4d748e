import { splitLocale } from '@minikran/domain/catalogue/product-path'
import { currentSettings, onSettingsChange } from './use-settings.ts'

/** Loads the company's analytics script once the visitor has accepted all cookies. */
export function startAnalytics(): void {
  const source = document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content
  if (source === undefined) return
  const load = () => {
    const { path } = splitLocale(location.pathname)
    // Not on /fel.
    if (currentSettings().cookieAccept !== 'all' || path === '/fel') return
    stop()
    document.head.append(
      Object.assign(document.createElement('script'), { src: source, async: true }),
    )
  }
  const stop = onSettingsChange(load)
  load()
}
