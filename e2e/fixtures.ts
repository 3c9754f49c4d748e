import { type BrowserContext, test as base, type Cookie, expect } from '@playwright/test'
import { limitedSite, site } from './sites.ts'
import { slowDown } from './slow-network.ts'

export { expect }

type Watch = {
  /** `expected` where a journey meets an answer of 4xx or a lost connection on purpose. */
  failedLoads: 'unexpected' | 'expected'
  quietConsole: undefined
}

// The browser's and the router's words for a file that does not come.
const failedLoad =
  /^(Failed to load resource|Error loading route module|TypeError: Failed to fetch dynamically)/

const sessionCookies = ['__Host-auth', '__Host-admin']
const openCookies = ['settings', 'crud', 'filters', 'paginations']
/** 32 random bytes as they are handed out. */
const token = /^[\w-]{43}$/

/** No cookies but these, and none from which a script could read a token. */
function cookieComplaints({ name, value, httpOnly, secure, sameSite, path }: Cookie): string[] {
  const isHidden = httpOnly && secure && sameSite === 'Lax' && path === '/'
  const isFine = sessionCookies.includes(name)
    ? isHidden
    : openCookies.includes(name) && !token.test(value)
  return isFine ? [] : [`cookie ${name} that a script may read or that nobody knows`]
}

/** Where the suite runs at another hour, the browser keeps the real one for itself: its pages get ours. */
const isAtAnotherHour = process.env['FAKETIME'] !== undefined

/** Every journey fails on a faulty cookie, an unexpected console error, an uncaught exception or a request to another host. */
export const test = base.extend<Watch, { hourOfPages: undefined }>({
  hourOfPages: [
    async ({ browser }, use) => {
      // A context that is closed again at once needs no clock.
      const install = (context: BrowserContext) => void context.clock.install().catch(() => {})
      if (isAtAnotherHour) browser.on('context', install)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: site.url,
  failedLoads: ['unexpected', { option: true }],
  quietConsole: [
    async ({ page, failedLoads }, use) => {
      const complaints: string[] = []
      const own = [site.url, limitedSite.url]
      page.on('console', (message) => {
        if (failedLoads === 'expected' && failedLoad.test(message.text())) return
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
      complaints.push(...(await page.context().cookies()).flatMap(cookieComplaints))
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
