import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

export const password = 'Lyft-trygg-2026'

const menus = { sv: 'Meny', en: 'Menu' }

type Options = { path?: string; locale?: 'sv' | 'en' }

/**
 * Logs a role in at the back office, in Swedish unless said otherwise, and goes to a screen where one
 * is named. The door itself is another journey's: here its call is enough.
 */
export async function logInAs(
  page: Page,
  role: number,
  { path, locale = 'sv' }: Options = {},
): Promise<void> {
  if (locale === 'en') {
    await page.addInitScript(() => localStorage.setItem('backOffice.locale', 'en'))
  }
  const params = { email_address: `role${role}@demo.example`, password }
  const answer = await page.request.post('/api/admin/auth/doLogin', {
    data: { params },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
  if (path === undefined) return
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: menus[locale] })).toBeVisible()
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
  await expect(page.getByLabel('Lösenord')).toBeVisible()
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

/** Goes from control to control as the keyboard does, until the one with this name has the focus. */
export async function tabTo(page: Page, role: string, name: string): Promise<void> {
  const wanted = page.getByRole(role as 'button', { name, exact: true }).first()
  await expect(wanted).toBeVisible()
  for (let press = 0; press < 150; press += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${role} ${name}`)
}
