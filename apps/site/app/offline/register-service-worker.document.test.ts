import { afterEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './register-service-worker.ts'

const product = '/produkter/minikranar/spindelkranar/jekko-spx532'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

/** A browser that has loaded the document of this path: what its worker is told, and how one goes on. */
async function register(path: string) {
  history.replaceState(null, '', path)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: location.href } as PerformanceEntry,
  ])
  const postMessage = vi.fn()
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('navigator', {
    serviceWorker: { register: vi.fn(), ready: Promise.resolve({ active: { postMessage } }) },
  })
  await registerServiceWorker()
  const goTo = (address: string) => {
    history.replaceState(null, '', address)
    navigation.dispatchEvent(new Event('currententrychange'))
  }
  return { postMessage, goTo }
}

test('the worker is told of a product that is reached without a document, and of no other page', async () => {
  const { postMessage, goTo } = await register('/produkter')
  goTo('/produkter/minikranar')
  expect(postMessage).not.toHaveBeenCalled()
  goTo(product)
  expect(postMessage.mock.calls).toEqual([[{ visited: new URL(product, location.href).href }]])
})

test('the worker is not told of the document, which it sees itself', async () => {
  const { postMessage } = await register(product)
  expect(postMessage).not.toHaveBeenCalled()
})
