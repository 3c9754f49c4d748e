import { type ApiClient, createApiClient } from '@minikran/contract/api-client'
import type { SenderOptions } from '@minikran/contract/send-call'

let client: ApiClient | undefined

/** The API key of the site, from the page's head. */
export function browserApiKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-key"]')?.content ?? ''
}

/** How all API clients send requests in the browser. */
export const browserSender = (): SenderOptions => ({
  fetch: (request) => fetch(request),
  baseUrl: location.origin,
  apiKey: browserApiKey(),
})

/** The public API client in the browser. */
export function browserApi(): ApiClient {
  client ??= createApiClient(browserSender())
  return client
}
