import { expect, type Page } from '@playwright/test'
import { mailsOfCase, mailTimes } from '../mailbox.ts'
import { pickupDate } from '../pickup-date.ts'
import type { TestSite } from '../sites.ts'
import { answerNotices, answerSum } from './registration.ts'

/** The words of the journey in both languages. */
export const words = {
  sv: {
    home: '/',
    category: 'Minikranar',
    send: 'Skicka förfrågan',
    firstname: 'Förnamn',
    lastname: 'Efternamn',
    company: 'Företag',
    email: 'E-post',
    phone: 'Telefon',
    depot: 'Depå',
    pickupDate: 'Hämtdatum',
    pickupTime: 'Hämttid',
    message: 'Meddelande',
    sum: /Ange summan av (\d) \+ (\d)/,
  },
  en: {
    home: '/en',
    category: 'Mini cranes',
    send: 'Send inquiry',
    firstname: 'First name',
    lastname: 'Last name',
    company: 'Company',
    email: 'E-mail',
    phone: 'Phone',
    depot: 'Depot',
    pickupDate: 'Pickup date',
    pickupTime: 'Pickup time',
    message: 'Message',
    sum: /(\d) \+ (\d)/,
  },
} as const

export type Words = (typeof words)[keyof typeof words]

const caseNumber = /MK-\d{4}-\d{6}/

/** Follows the first link on the page that leads one level deeper than its own address. */
async function followDeeper(page: Page) {
  const here = new URL(page.url()).pathname
  const link = page
    .getByRole('main')
    .locator(`a[href^="${here}/"]`)
    .filter({ visible: true })
    .first()
  const target = await link.getAttribute('href')
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  // The address changes before the page does.
  await expect(heading).not.toHaveText(before)
}

/** From home through a category and a subcategory to the page of a machine. */
export async function walkToProduct(page: Page, { home, category }: Words) {
  await answerNotices(page)
  await page.goto(home)
  await page.getByRole('main').getByRole('link', { name: category }).first().click()
  await expect(page).toHaveURL(/\/produkter\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category)
  await followDeeper(page)
  await followDeeper(page)
}

/** Fills the inquiry form, which lies in a dialog or on a page of its own, like a person would. */
export async function fillInquiry(page: Page, texts: Words, { email }: { email: string }) {
  const form = page
    .locator('form')
    .filter({ has: page.getByLabel(texts.firstname, { exact: false }) })
  // The dialog's form comes after the dialog; `isVisible` does not wait for it.
  await form.getByLabel(texts.firstname).waitFor()
  const company = form.getByLabel(texts.company)
  if (await company.isVisible()) await company.fill('Glas & Lyft AB')
  await form.getByLabel(texts.firstname).fill('Åsa')
  await form.getByLabel(texts.lastname).fill('Öberg')
  await form.getByLabel(texts.email).fill(email)
  await form.getByLabel(texts.phone).fill('070-123 45 67')
  await form.getByLabel(texts.depot).selectOption({ index: 1 })
  // Of several machines each has such fields of its own, folded away.
  await form.getByLabel(texts.pickupDate).filter({ visible: true }).fill(pickupDate())
  await form.getByLabel(texts.pickupTime).filter({ visible: true }).fill('10:00')
  await form.getByLabel(texts.message).fill('Lyft av glas på innergård, portbredd 900 mm.')
  await answerSum(form, texts.sum)
  return form
}

/** Waits for the case number that the page shows after sending. */
export async function shownCaseNumber(page: Page): Promise<string> {
  const text = await page.getByText(caseNumber).first().textContent()
  return caseNumber.exec(text ?? '')?.[0] ?? ''
}

/** Two mails leave: one to the sender in the language of the form, one to the company. */
export async function expectTwoMails({ dataDir }: TestSite, number: string, email: string) {
  await expect.poll(async () => (await mailsOfCase(dataDir, number)).length, mailTimes).toBe(2)
  const mails = await mailsOfCase(dataDir, number)
  const receivers = mails.map((mail) => mail.to?.[0]?.address ?? '')
  expect(receivers).toContain(email)
  const confirmation = mails.find((mail) => mail.to?.[0]?.address === email)
  expect(confirmation?.text).toContain(number)
  expect(confirmation?.html).toContain(number)
  const notification = mails.find((mail) => mail !== confirmation)
  expect(notification?.replyTo?.[0]?.address).toBe(email)
  return { confirmation, notification }
}
