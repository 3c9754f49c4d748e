import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { mailsOfCase } from '../mailbox.ts'
import { ownEmail } from '../own-name.ts'
import { accountWords, createCustomer, linkInMail, logIn } from './account.ts'
import {
  applyForCredit,
  enter,
  inboxWith,
  ofRole,
  otherPage,
  register,
  sendInquiry,
  site,
  takeCourse,
} from './desk.ts'
import { listWith } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('an inquiry is answered, confirmed and closed, and the customer sees each step', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const email = ownEmail('steg-for-steg')
  await createCustomer(email)
  const number = await sendInquiry(page.request, { email })
  const customer = await otherPage(browser)
  await logIn(customer, accountWords.sv, email)
  const history = async () => {
    await customer.goto(`/mina-sidor/mina-arenden/${number}`)
    return customer.getByRole('listitem')
  }

  await enter(page, { email: ofRole(60), path: inboxWith(number) })
  await page.getByRole('cell', { name: number }).click()
  await page.getByRole('button', { name: 'Ta ärendet' }).click()
  await expect(page.getByText('Handläggaren är ändrad.')).toBeVisible()
  await expect(page.getByText('Summa utan moms')).toBeVisible()
  await page.getByRole('combobox', { name: 'Bifoga ett dokument' }).click()
  const attached = page.getByRole('option').first()
  const document = (await attached.textContent()) ?? ''
  await attached.click()
  await expect(page.getByText('Dokumentet är bifogat.')).toBeVisible()
  await page.getByRole('button', { name: 'Mall: Ring oss' }).click()
  const reply = page.getByLabel('Skriv till kunden på svenska')
  await expect(reply).toHaveValue(new RegExp(`Hej Astrid.+${number}.+Maria Engström`))
  await page.getByRole('button', { name: 'Skicka till kunden' }).click()
  await expect(page.getByRole('article')).toContainText(number)
  await expect(reply).toHaveValue('')
  await page.getByRole('button', { name: 'Markera som besvarat' }).click()
  await expect(page.getByRole('button', { name: 'Bekräfta' })).toBeVisible()
  await expect((await history()).filter({ hasText: 'Depån har svarat.' })).toBeVisible()
  await expect(customer.getByText('Hej Astrid, ring oss')).toBeVisible()
  await expect(customer.getByRole('link', { name: document })).toBeVisible()

  await page.getByLabel('Skäl, kunden läser det').fill('Kranen står klar klockan nio.')
  await page.getByRole('button', { name: 'Bekräfta' }).click()
  await expect(page.getByRole('button', { name: 'Avsluta' })).toBeVisible()
  const confirmed = (await history()).filter({ hasText: 'Depån har bekräftat.' })
  await expect(confirmed).toContainText('Kranen står klar klockan nio.')
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Avsluta' }).click()
  await expect(page.getByText('Avslutat').first()).toBeVisible()
  await expect((await history()).filter({ hasText: 'Ärendet är avslutat.' })).toBeVisible()
  const subjects = async () =>
    (await mailsOfCase(site.dataDir, number))
      .filter((mail) => mail.to?.some(({ address }) => address === email))
      .map(({ subject }) => subject)
  const told = ['besvarat', 'bekräftat', 'avslutat'].map((word) => `Ärende ${number} är ${word}`)
  await expect.poll(subjects, { timeout: 60_000 }).toEqual(expect.arrayContaining(told))
})

test('what a customer writes makes the case unread again', async ({ page, browser }) => {
  const email = ownEmail('olast')
  await createCustomer(email)
  const number = await sendInquiry(page.request, { email })
  await enter(page, { email: ofRole(60), path: inboxWith(number) })
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Oläst')
  await row.getByRole('cell', { name: number }).click()
  await expect(page.getByRole('heading', { level: 2, name: number })).toBeVisible()
  await page.goto(inboxWith(number))
  await expect(row).not.toContainText('Oläst')
  const customer = await otherPage(browser)
  await logIn(customer, accountWords.sv, email)
  const answer = await customer.request.post('/api/customer/sendCaseMessage', {
    data: { case_number: number, message: 'Kan ni leverera?' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
  await page.goto(inboxWith(number))
  await expect(row).toContainText('Oläst')
})

test('somebody is moved up from the waiting list of a course once a seat is free', async ({
  page,
}) => {
  const course = await takeCourse('minikran-10-tm-malmo-2027-05-18', 2)
  const [first, second] = [ownEmail('full'), ownEmail('vantar')]
  await register(page.request, { course: course.id, email: first, names: ['Ada', 'Bosse'] })
  const number = await register(page.request, {
    course: course.id,
    email: second,
    names: ['Cecilia'],
    lang: 'en',
  })
  await enter(page, { email: ofRole(61), path: '/admin/occasions?filter={"waiting":true}' })
  await page.getByRole('cell', { name: course.title }).first().click()
  const moveUp = page.getByRole('button', { name: 'Flytta upp Cecilia Berg' })
  await expect(moveUp).toBeDisabled()
  await expect(page.getByText('Kursen är full.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Stryk Bosse Berg' }).click()
  await expect(page.getByText('Bosse Berg är struken')).toBeVisible()
  await moveUp.click()
  await expect(page.getByText('Cecilia Berg har fått plats')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stryk Cecilia Berg' })).toBeVisible()
  await expect(moveUp).toHaveCount(0)
  const seat = async () => {
    const mails = await mailsOfCase(site.dataDir, number)
    return mails.find(({ subject }) => subject?.startsWith('A seat on the course'))
  }
  await expect
    .poll(async () => (await seat())?.text ?? '', { timeout: 60_000 })
    .toContain('Cecilia Berg was on the waiting list and now has a seat')
  expect((await seat())?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')
})

const creditWords = {
  sv: {
    company: 'Södra Glas AB',
    organisation: '212000-0142',
    makes: 'Godkänt lägger upp kundföretaget Södra Glas AB',
    invites: 'Kontakten får en inbjudan till Mina sidor på',
    limit: 'Kreditgräns (kr)',
    approve: 'Godkänn',
    approved: 'Ansökan är godkänd och',
    link: '/mina-sidor/nytt-losenord',
    mailed: 'Beviljad kreditgräns',
  },
  en: {
    company: 'Norra Glas AB',
    organisation: '232100-0016',
    makes: 'Approval adds the company Norra Glas AB',
    invites: 'The contact is invited to My page at',
    limit: 'Credit limit (SEK)',
    approve: 'Approve',
    approved: 'The application is approved and',
    link: '/en/mina-sidor/nytt-losenord',
    mailed: 'Approved credit limit',
  },
} as const

for (const locale of ['sv', 'en'] as const) {
  test(`a credit application is approved, the company made and its contact invited (${locale})`, async ({
    page,
  }) => {
    const words = creditWords[locale]
    const email = ownEmail(`kredit-beslut-${locale}`)
    const number = await applyForCredit(page.request, {
      email,
      lang: locale,
      corp_name: words.company,
      organisation_number: words.organisation,
    })
    await enter(page, { email: ofRole(70), path: inboxWith(number), locale })
    await page.getByRole('cell', { name: number }).click()
    await expect(page.getByText(words.makes)).toBeVisible()
    await expect(page.getByText(`${words.invites} ${email}.`)).toBeVisible()
    await page.getByLabel(words.limit).fill('120000')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: words.approve }).click()
    await expect(page.getByText(words.approved)).toBeVisible()
    await expect(page.getByText('120 000 kr')).toBeVisible()
    expect(await linkInMail(email)).toContain(words.link)
    const decided = async () =>
      (await mailsOfCase(site.dataDir, number)).map(({ text }) => text ?? '').join('\n')
    await expect.poll(decided, { timeout: 60_000 }).toContain(words.mailed)
    await page.goto(listWith('companies', words.company))
    await expect(page.getByRole('cell', { name: words.company })).toBeVisible()
  })
}

test('credit is refused with a reason that the customer reads', async ({ page }) => {
  const number = await applyForCredit(page.request, {
    email: 'nekad@kund.example',
    organisation_number: '212000-1355',
    lang: 'sv',
  })
  await enter(page, { email: ofRole(70), path: inboxWith(number) })
  await page.getByRole('cell', { name: number }).click()
  const refuse = page.getByRole('button', { name: 'Avslå' })
  await expect(refuse).toBeDisabled()
  await page.getByLabel('Skäl till nej, kunden läser det').fill('Bolaget är för nytt.')
  await refuse.click()
  await expect(page.getByText('Ansökan är avslagen')).toBeVisible()
  const told = async () =>
    (await mailsOfCase(site.dataDir, number)).map(({ text }) => text ?? '').join('\n')
  await expect.poll(told, { timeout: 60_000 }).toContain('Bolaget är för nytt.')
})
