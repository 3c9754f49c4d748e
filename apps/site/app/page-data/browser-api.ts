import { type ApiClient, createApiClient } from '@minikran/contract/api-client'

let client: ApiClient | undefined

/** The key of this site's own client, which stands in the page's head. */
export function browserApiKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-key"]')?.content ?? ''
}

/** The API as the browser calls it. */
export function browserApi(): ApiClient {
  client ??= createApiClient({
    fetch: (request) => fetch(request),
    baseUrl: location.origin,
    apiKey: browserApiKey(),
  })
  return client
}
