import { overwriteGetLocale } from '@minikran/i18n/runtime'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { stayOffline } from './errors/stay-offline.ts'
import { goOnAfterReload, stayWithoutScript } from './errors/watch-navigation.ts'
import { watchListLinks } from './inquiry/watch-list-links.ts'
import { stopRecordingEarlyClicks } from './islands/early-clicks.ts'
import { localeOfPath } from './locale-path.ts'

const offlineDelayMs = 3_000

overwriteGetLocale(() => localeOfPath(location.pathname))

// Pages have inline styles; only hot reload needs the style sheet as a module.
if (import.meta.env.DEV) await import('./styles/site.css')

if (document.querySelector('meta[name=analytics]') !== null) {
  void import('./preferences/analytics.ts').then(({ startAnalytics }) => startAnalytics())
}

// After everything that the visitor needs.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () =>
    void import('./offline/register-service-worker.ts').then(
      (module) => module.registerServiceWorker(),
      // No network, or an old script after a deploy: the next visit registers it.
      () => {},
    )
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(register), offlineDelayMs)
}

goOnAfterReload()
// Hot reload loads the page again itself.
if (import.meta.env.PROD) stayWithoutScript()
watchListLinks()
stayOffline()

startTransition(() => {
  stopRecordingEarlyClicks()
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
