import type { Page } from '@playwright/test'
import { expect, test } from '../open-page.ts'
import { logIn } from './account.ts'

// A phone shows the keyboard of a field's type and offers autofill.
test.use({ javaScriptEnabled: false })

type Keys = { type?: string; inputMode?: string; autoComplete: string }

const person: Record<string, Keys> = {
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  sum: { inputMode: 'numeric', autoComplete: 'off' },
}
const digits: Keys = { inputMode: 'numeric', autoComplete: 'off' }
const password: Keys = { type: 'password', autoComplete: 'current-password' }
const times = { pickup_date: digits, pickup_time: digits, return_date: digits, return_time: digits }
const timesOf = (slug: string) =>
  Object.fromEntries(Object.entries(times).map(([name, keys]) => [`${slug}.${name}`, keys]))
const address: Keys = { type: 'email', inputMode: 'email', autoComplete: 'username' }

const delivery = {
  delivery_address: { autoComplete: 'address-line1' },
  delivery_zip: { inputMode: 'numeric', autoComplete: 'postal-code' },
}

const pages: Record<string, Record<string, Keys>> = {
  '/forfragan?produkt=jekko-spx312': {
    ...person,
    ...times,
    ...delivery,
    company: { autoComplete: 'organization' },
  },
  '/forfragan?produkt=jekko-spx312&produkt=jekko-spx328': {
    ...person,
    ...times,
    ...delivery,
    ...timesOf('jekko-spx312'),
    'jekko-spx312.comment': { autoComplete: 'off' },
    ...timesOf('jekko-spx328'),
    'jekko-spx328.comment': { autoComplete: 'off' },
    company: { autoComplete: 'organization' },
  },
  '/anmalan?produkt=fallskydd-helsingborg-2028-11-15': {
    ...person,
    company: { autoComplete: 'organization' },
  },
  '/kreditansokan': {
    ...person,
    corp_name: { autoComplete: 'organization' },
    organisation_number: digits,
    corp_vat: { autoComplete: 'off' },
    corp_address: { autoComplete: 'address-line1' },
    corp_zip: { inputMode: 'numeric', autoComplete: 'postal-code' },
    corp_city: { autoComplete: 'address-level2' },
    email_address: { type: 'email', inputMode: 'email', autoComplete: 'off' },
    limit: digits,
    invoice_email: { type: 'email', inputMode: 'email', autoComplete: 'off' },
  },
  '/servicearende': {
    ...person,
    company: { autoComplete: 'organization' },
    make: { autoComplete: 'off' },
    model: { autoComplete: 'off' },
    serial_number: { autoComplete: 'off' },
  },
  '/kranvaljaren': {
    h: { inputMode: 'decimal', autoComplete: 'off' },
    r: { inputMode: 'decimal', autoComplete: 'off' },
    w: { inputMode: 'decimal', autoComplete: 'off' },
    extra: { inputMode: 'decimal', autoComplete: 'off' },
    avstand: { inputMode: 'decimal', autoComplete: 'off' },
    hinder: { inputMode: 'decimal', autoComplete: 'off' },
    karm: { inputMode: 'decimal', autoComplete: 'off' },
    djup: { inputMode: 'decimal', autoComplete: 'off' },
    lasthojd: { inputMode: 'decimal', autoComplete: 'off' },
    stropp: { inputMode: 'decimal', autoComplete: 'off' },
    topp: { inputMode: 'decimal', autoComplete: 'off' },
  },
  '/regioner': { postnummer: { inputMode: 'numeric', autoComplete: 'postal-code' } },
  '/mina-sidor/logga-in': { email_address: address, password },
  '/mina-sidor/glomt-losenord': { email_address: address },
}
const ownPages: typeof pages = {
  '/mina-sidor/losenord': {
    password,
    new_password: { type: 'password', autoComplete: 'new-password' },
  },
  '/mina-sidor/radera-konto': { password },
}

/** The fields of a page with their attributes for phones. */
async function keysOf(page: Page): Promise<Record<string, Keys>> {
  const typed = page
    .getByRole('main')
    .locator('input:not([hidden], [type=hidden], [type=checkbox], [type=radio], [type=file])')
  // The honeypot is not a field for people.
  const fields = await typed.evaluateAll((inputs: HTMLInputElement[]) =>
    inputs
      .filter((input) => !input.closest('[aria-hidden]'))
      .map(({ name, type, inputMode, autocomplete }) => ({
        name,
        keys: { type, inputMode, autoComplete: autocomplete },
      })),
  )
  return Object.fromEntries(fields.map(({ name, keys }) => [name, keys]))
}

async function expectKeys(page: Page, expected: typeof pages) {
  for (const [path, fields] of Object.entries(expected)) {
    await page.goto(path)
    const whole = Object.entries(fields).map(([name, keys]) => [
      name,
      { type: 'text', inputMode: '', ...keys },
    ])
    expect(await keysOf(page), path).toEqual(Object.fromEntries(whole))
  }
}

test('every field of every form brings the right keys', async ({ page }) => {
  await expectKeys(page, pages)
})

test('the pages of an account bring the right keys', async ({ page }) => {
  await logIn(page, 'role10@demo.example')
  await expectKeys(page, ownPages)
})
