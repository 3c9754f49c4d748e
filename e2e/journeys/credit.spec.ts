import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { site } from '../sites.ts'
import { expectCaseStored, readCredit } from './case-rows.ts'
import { expectTwoMails, shownCaseNumber } from './inquiry.ts'
import { answerNotices, answerSum } from './registration.ts'

const words = {
  sv: {
    services: '/vara-tjanster',
    apply: 'Ansök om kredit',
    company: 'Företag',
    number: 'Organisationsnummer',
    address: 'Adress',
    zip: 'Postnummer',
    city: 'Ort',
    companyEmail: 'Företagets e-post',
    limit: 'Önskad kreditgräns (kr)',
    firstname: 'Förnamn',
    lastname: 'Efternamn',
    email: 'E-post',
    consent: /^Jag godkänner/,
    sum: /Ange summan av (\d) \+ (\d)/,
  },
  en: {
    services: '/en/vara-tjanster',
    apply: 'Apply for credit',
    company: 'Company',
    number: 'Organisation number',
    address: 'Address',
    zip: 'Postal code',
    city: 'City',
    companyEmail: 'The company’s e-mail',
    limit: 'Requested credit limit (SEK)',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail',
    consent: /^I agree/,
    sum: /(\d) \+ (\d)/,
  },
} as const

for (const { locale, script } of [
  { locale: 'sv', script: true },
  { locale: 'en', script: false },
] as const) {
  const texts = words[locale]
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script })
    test(`a company applies for credit and gets a case number (${locale})`, {
      tag: script ? ['@smoke'] : [],
    }, async ({ page }) => {
      const email = ownEmail(`kredit-${locale}`)
      await answerNotices(page)
      await page.goto(texts.services)
      await page.getByRole('main').getByRole('link', { name: texts.apply }).click()
      const form = page.locator('form').filter({ has: page.getByLabel(texts.sum) })
      const fill = (label: string, value: string) =>
        form.getByLabel(label, { exact: true }).fill(value)
      await fill(texts.company, 'Glas & Lyft AB')
      await fill(texts.number, '556036-0793')
      await fill(texts.address, 'Kajgatan 4')
      await fill(texts.zip, '41104')
      await fill(texts.city, 'Göteborg')
      await fill(texts.companyEmail, 'info@kund.example')
      await fill(texts.limit, '150 000 kr')
      await fill(texts.firstname, 'Åsa')
      await fill(texts.lastname, 'Öberg')
      await fill(texts.email, email)
      await form.getByLabel(texts.consent).check()
      await answerSum(form, texts.sum)
      await form.getByRole('button', { name: texts.apply }).click()
      const number = await shownCaseNumber(page)
      await expectCaseStored(site, number, { kind: 'credit', lang: locale, email })
      expect(await readCredit(site, number)).toEqual([
        {
          organisation_number: '5560360793',
          corp_vat: 'SE556036079301',
          limit_ore: 15_000_000,
        },
      ])
      await expectTwoMails(site, number, email)
    })
  })
}

test.describe('when it is refused without script', () => {
  test.use({ javaScriptEnabled: false, failedLoads: 'expected' })
  test('a wrong number and a missing consent are shown beside their fields', async ({ page }) => {
    await answerNotices(page)
    await page.goto('/kreditansokan')
    const form = page.locator('form').filter({ has: page.getByLabel(words.sv.sum) })
    await form.getByLabel(words.sv.number).fill('556036-0794')
    await form.getByRole('button', { name: words.sv.apply }).click()
    await expect(form.getByLabel(words.sv.number)).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel(words.sv.number)).toHaveValue('556036-0794')
    await expect(form.getByLabel(words.sv.consent)).toHaveAttribute('aria-invalid', 'true')
  })
})
