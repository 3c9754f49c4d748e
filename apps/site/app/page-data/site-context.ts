import type { ApiClient } from '@minikran/contract/api-client'
import type { AuthClient } from '@minikran/contract/auth-client'
import type { CustomerClient } from '@minikran/contract/customer-client'
import type { FormClient } from '@minikran/contract/form-client'
import type { SiteOptions, Visitor } from '@minikran/contract/site-handler'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { Settings } from '@minikran/domain/content/settings-cookie'
import { createContext } from 'react-router'
import type { VisitorSession } from '../session/visitor-session.ts'
import type { Answers } from './record-answers.ts'

/** The context of loaders and actions on the server: `context.get(siteContext)`. */
export type SiteContext = Omit<SiteOptions, 'callApi'> & {
  api: ApiClient
  /** The client for logging in and out. */
  auth: AuthClient
  /** The client for the account's calls. */
  customer: CustomerClient
  /** The client for sending forms. */
  forms: FormClient
  /** The answers of `api` so far. */
  answers: Answers
  /** The rendered page; React Router would read it from a response as a stream, and copy it. */
  page: { bytes: Uint8Array<ArrayBuffer> | null }
  locale: Locale
  settings: Settings
  visitor: Visitor
  session: VisitorSession
}

export const siteContext = createContext<SiteContext>()
