import { type ApiClient, createApiClient } from '@minikran/contract/api-client'

let client: ApiClient | undefined

/** The API as the browser calls it; the key stands in the page's head. */
export function browserApi(): ApiClient {
  client ??= createApiClient({
    fetch: (request) => fetch(request),
    baseUrl: location.origin,
    apiKey: document.querySelector<HTMLMetaElement>('meta[name="api-key"]')?.content ?? '',
  })
  return client
}
