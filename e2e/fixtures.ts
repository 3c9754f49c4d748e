import {
  type BrowserContext,
  test as base,
  type Cookie,
  devices,
  expect,
  type Page,
} from '@playwright/test'
import { limitedSite, site } from './sites.ts'
import { slowDown } from './slow-network.ts'

export { expect }

type Watch = {
  /** `expected` where a journey causes answers of 4xx or lost connections. */
  failedLoads: 'unexpected' | 'expected'
  quietConsole: undefined
}

// Messages of browser and router for a file that cannot be loaded.
const failedLoad =
  /^(Failed to load resource|Error loading route module|TypeError: Failed to fetch dynamically)/

const sessionCookies = ['__Host-auth', '__Host-admin']
const openCookies = ['settings', 'crud', 'filters', 'paginations']
/** The pattern of 32 random bytes in a cookie. */
const token = /^[\w-]{43}$/

/** Only these cookies, and no session token readable by script. */
function cookieComplaints({ name, value, httpOnly, secure, sameSite, path }: Cookie): string[] {
  const isHidden = httpOnly && secure && sameSite === 'Lax' && path === '/'
  const isFine = sessionCookies.includes(name)
    ? isHidden
    : openCookies.includes(name) && !token.test(value)
  return isFine ? [] : [`cookie ${name} that a script may read or that nobody knows`]
}

/** How far libfaketime shifts the clock of the suite and its servers: `+36000` (docs/testing.md). */
const shiftMs = Number(process.env['FAKETIME'] ?? 0) * 1000

/** Runs in every page: its dates are shifted as far. Timers and `performance` stay the browser's. */
function shiftDates(byMs: number): void {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, given: [] | [number]) =>
      given.length === 0 ? new RealDate(RealDate.now() + byMs) : Reflect.construct(RealDate, given),
    get: (_, name) => (name === 'now' ? () => RealDate.now() + byMs : Reflect.get(RealDate, name)),
  })
}

type OfWorker = {
  hourOfPages: undefined
  /** For open-page.ts. It is here because tests with other fixtures of a worker get another worker. */
  openPage: (of: { person: 'first' | 'second'; javaScriptEnabled: boolean }) => Promise<Page>
}

/**
 * Every journey fails on a wrong cookie, an unexpected console error, an uncaught exception or a
 * request to another host.
 */
export const test = base.extend<Watch, OfWorker>({
  hourOfPages: [
    async ({ browser }, use) => {
      // A context that is closed at once needs no clock.
      const shift = (context: BrowserContext) =>
        void context.addInitScript(shiftDates, shiftMs).catch(() => {})
      if (shiftMs !== 0) browser.on('context', shift)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  openPage: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>()
      await use(async ({ person, javaScriptEnabled }) => {
        const name = `${person} ${javaScriptEnabled}`
        const known = pages.get(name)
        if (known !== undefined) return known
        const context = await browser.newContext({
          ...devices['Desktop Chrome'],
          baseURL: site.url,
          locale: 'sv-SE',
          timezoneId: 'Europe/Stockholm',
          serviceWorkers: 'block',
          javaScriptEnabled,
        })
        const page = await context.newPage()
        pages.set(name, page)
        return page
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
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
