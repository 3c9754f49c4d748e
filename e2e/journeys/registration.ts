import { expect, type Locator, type Page } from '@playwright/test'
import { site } from '../sites.ts'

/** The words of the journey in both languages. */
export const registrationWords = {
  sv: {
    prefix: '',
    register: 'Anmäl dig',
    company: 'Företag',
    firstname: 'Förnamn',
    lastname: 'Efternamn',
    email: 'E-post',
    person: 'Deltagare',
    more: 'Lägg till en deltagare',
    sum: /Ange summan av (\d) \+ (\d)/,
    seatsLeft: '2 av 8 platser kvar',
    willWait: '2 platser kvar: 2 av 4 hamnar på väntelistan',
    waiting: '2 deltagare står på väntelistan',
  },
  en: {
    prefix: '/en',
    register: 'Register',
    company: 'Company',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail',
    person: 'Participant',
    more: 'Add a participant',
    sum: /(\d) \+ (\d)/,
    seatsLeft: '2 of 8 seats left',
    willWait: '2 seats left: 2 of 4 will be on the waiting list',
    waiting: '2 participants are on the waiting list',
  },
} as const

export type RegistrationWords = (typeof registrationWords)[keyof typeof registrationWords]

/** Six of eight people are registered before the journey begins. */
export async function leaveTwoSeats(page: Page, slug: string) {
  const { request } = page.context()
  const found = await request.get(`/api/site/getEducationsArr`)
  const { data } = (await found.json()) as {
    data: { occasions: { id: number; product_slug: string }[] }[]
  }
  const occasions = data.flatMap((course) => course.occasions)
  const id = occasions.find(({ product_slug }) => product_slug === slug)?.id
  const participants = Array.from({ length: 6 }, (_, index) => ({
    firstname: `Tidig ${index + 1}`,
    lastname: 'Ek',
  }))
  const sent = await request.post('/api/site/makeEducationRegistration', {
    data: {
      prod_id: id,
      firstname: 'Tidig',
      lastname: 'Fågel',
      email: 'tidig@kund.example',
      price_type: 1,
      participants,
    },
  })
  expect(sent.status()).toBe(200)
}

/** The visitor has chosen before, so no notice comes between the pointer and a field. */
export async function answerNotices(page: Page) {
  const settings = JSON.stringify({ locale: 'sv', cookieAccept: 'necessary', priceType: '2' })
  const { url } = site
  await page.context().addCookies([{ name: 'settings', value: encodeURIComponent(settings), url }])
}

/** The page of a course; a number of seats may be ten seconds old. */
export async function openCourse(page: Page, texts: RegistrationWords, slug: string) {
  const form = `${texts.prefix}/anmalan?produkt=${slug}`
  const shown = async () => (await page.request.get(form)).text()
  await expect.poll(shown, { timeout: 60_000 }).toContain(texts.seatsLeft)
  await page.goto(`${texts.prefix}/produkter/utbildningar/minikranutbildning/${slug}`)
}

/** The form, which lies in a dialog or on a page of its own. */
export async function fillSender(page: Page, texts: RegistrationWords, email: string) {
  const form = page.locator('form').filter({ has: page.getByLabel(texts.sum) })
  await form.getByLabel(texts.company).fill('Glas & Lyft AB')
  await form.getByLabel(texts.firstname).fill('Åsa')
  await form.getByLabel(texts.lastname).fill('Öberg')
  await form.getByLabel(texts.email).fill(email)
  return form
}

/** Names four people, asking for a row more each time. */
export async function nameFourPeople(form: Locator, texts: RegistrationWords) {
  for (const [index, name] of ['Bo', 'Li', 'Ann', 'Per'].entries()) {
    await form.getByRole('button', { name: texts.more }).click()
    const row = form.getByRole('group', { name: `${texts.person} ${index + 1}`, exact: true })
    await row.getByLabel(texts.firstname).fill(name)
    await row.getByLabel(texts.lastname).fill('Ek')
  }
}

export async function answerSum(form: Locator, sum: RegExp) {
  const label = await form.locator('label').filter({ hasText: sum }).textContent()
  const [, x = '', y = ''] = sum.exec(label ?? '') ?? []
  await form.getByLabel(sum).fill(String(Number(x) + Number(y)))
}
