import { test as base, expect } from '@playwright/test'
import { limitedSite, testSites } from './sites.ts'
import { slowDown } from './slow-network.ts'

export { expect }

type Watch = {
  /** `expected` where a journey meets an answer of 4xx or a lost connection on purpose. */
  failedLoads: 'unexpected' | 'expected'
  quietConsole: undefined
}

/** Every journey fails on an unexpected console error, an uncaught exception or a request to another host. */
export const test = base.extend<Watch>({
  failedLoads: ['unexpected', { option: true }],
  quietConsole: [
    async ({ page, failedLoads }, use) => {
      const complaints: string[] = []
      const own = [...Object.values(testSites), limitedSite].map((site) => site.url)
      page.on('console', (message) => {
        const failedLoad = message.text().startsWith('Failed to load resource')
        if (failedLoad && failedLoads === 'expected') return
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('request', (request) => {
        const local = own.some((url) => request.url().startsWith(url))
        if (!local && !/^(data|blob|about):/.test(request.url())) {
          complaints.push(`request to another host: ${request.url()}`)
        }
      })
      await slowDown(page.context())
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
