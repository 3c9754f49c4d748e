import type { ApiClient } from '@minikran/contract/api-client'
import type { Visitor } from '@minikran/contract/site-handler'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { createContext } from 'react-router'
import type { Settings } from '../preferences/settings-cookie.ts'

/** What a loader or action in the server works with: `context.get(siteContext)`. */
export type SiteContext = {
  api: ApiClient
  apiKey: string
  locale: Locale
  settings: Settings
  visitor: Visitor
  isReady: () => boolean
  publicUrl: string
  mapTileUrl: string | null
}

export const siteContext = createContext<SiteContext>()
