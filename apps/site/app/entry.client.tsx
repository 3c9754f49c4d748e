import { overwriteGetLocale } from '@minikran/i18n/runtime'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { localeOfPath } from './locale-path.ts'

overwriteGetLocale(() => localeOfPath(location.pathname))

// The page carries its style inline; only hot reload needs the sheet as a module.
if (import.meta.env.DEV) await import('./styles/site.css')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
