import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { tabTo } from '../keyboard.ts'
import { site } from '../sites.ts'
import { demoPassword } from './account.ts'

/** What the back office says around logging in, by language. */
const words = {
  sv: { email: 'E-post', password: 'Lösenord', menu: 'Meny' },
  en: { email: 'E-mail', password: 'Password', menu: 'Menu' },
} as const

type Options = { path?: string; locale?: keyof typeof words; password?: string }

export const ofRole = (role: number) => `role${role}@demo.example`

async function speak(page: Page, locale: Options['locale']): Promise<void> {
  if (locale !== 'en') return
  await page.goto(`${site.url}/healthz`)
  await page.evaluate(() => localStorage.setItem('backOffice.locale', 'en'))
}

/**
 * Logs a role of the demo or an address in at the back office, in Swedish unless said otherwise, and
 * goes to a screen where one is named. The form is what `office-log-in.spec.ts` is about: here its
 * call is enough.
 */
export async function logInAs(
  page: Page,
  who: number | string,
  { path, locale = 'sv', password = demoPassword }: Options = {},
): Promise<void> {
  await speak(page, locale)
  const params = { email_address: typeof who === 'number' ? ofRole(who) : who, password }
  const answer = await page.request.post('/api/admin/auth/doLogin', {
    data: { params },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
  if (path === undefined) return
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: words[locale].menu })).toBeVisible()
}

/** Fills in the log-in form of the back office and sends it. */
export async function fillOfficeLogIn(
  page: Page,
  email: string,
  { locale = 'sv', password = demoPassword }: Options = {},
): Promise<void> {
  await page.getByLabel(words[locale].email).fill(email)
  await page.getByLabel(words[locale].password).fill(password)
  await page.keyboard.press('Enter')
}

/**
 * Goes to another screen of the open back office, as the browser's own buttons do: nothing is loaded
 * anew. Waits until the screen before it is gone.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    for (const part of document.querySelectorAll('main :is(table, form, button)')) {
      part.setAttribute('data-left', '')
    }
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await page.waitForFunction(() => document.querySelector('[data-left]') === null)
}

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Spara', exact: true })

/** Saves, and waits until it is said: of this time, not of the time before. */
export async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/(create|update)/.test(answer.url()),
  )
  await saveButton(page).click()
  await saved
  await expect(page.getByText('Sparat', { exact: true })).toBeVisible()
}

/** A list narrowed by its search: other journeys' items lie in it, too, more than a page shows. */
export const listWith = (resource: string, q: string) =>
  `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify({ q }))}`

/** Logs out, and waits until it is done: who goes on at once is logged in still. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await expect(page.getByRole('textbox', { name: 'Lösenord', exact: true })).toBeVisible()
}

/** An item made by the API with the session of the page: what a journey is not about. */
export async function make(page: Page, call: string, fields: object) {
  const answer = await page.request.post(`/api/admin/${call}`, {
    data: fields,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const body = await answer.json()
  expect(answer.status(), JSON.stringify(body)).toBe(200)
  return body.data as Record<string, unknown> & { id: number; version: number }
}

/** Moves by Tab to the control of this name. */
export async function tabToControl(page: Page, role: string, name: string): Promise<void> {
  await tabTo(page.getByRole(role as 'button', { name, exact: true }).first())
}
