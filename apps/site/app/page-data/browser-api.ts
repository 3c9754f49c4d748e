import { type ApiClient, createApiClient, type SenderOptions } from '@minikran/contract/api-client'

let client: ApiClient | undefined

/** The key of this site's own client, which stands in the page's head. */
export function browserApiKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-key"]')?.content ?? ''
}

/** How the browser reaches the API, whichever of its clients asks. */
export const browserSender = (): SenderOptions => ({
  fetch: (request) => fetch(request),
  baseUrl: location.origin,
  apiKey: browserApiKey(),
})

/** The public calls as the browser makes them. */
export function browserApi(): ApiClient {
  client ??= createApiClient(browserSender())
  return client
}
