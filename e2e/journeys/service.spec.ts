import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { site } from '../sites.ts'
import { expectCaseStored } from './case-rows.ts'
import { expectTwoMails, shownCaseNumber } from './inquiry.ts'
import { picture } from './pictures.ts'
import { answerNotices, answerSum } from './registration.ts'

const words = {
  sv: {
    page: '/reservdelar',
    link: 'Beställ reservdel',
    about: 'Vad gäller det?',
    part: 'Reservdel',
    make: 'Märke',
    model: 'Modell',
    serial: 'Serienummer',
    picture: 'Bild på skylten',
    depot: 'Depå',
    company: 'Företag',
    firstname: 'Förnamn',
    lastname: 'Efternamn',
    email: 'E-post',
    sum: /Ange summan av (\d) \+ (\d)/,
    send: 'Skicka förfrågan',
  },
  en: {
    page: '/en/reparation-service',
    link: 'Request service',
    about: 'What is it about?',
    part: 'Service or repair',
    make: 'Make',
    model: 'Model',
    serial: 'Serial number',
    picture: 'Picture of the plate',
    depot: 'Depot',
    company: 'Company',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail',
    sum: /(\d) \+ (\d)/,
    send: 'Send inquiry',
  },
} as const

for (const { locale, script } of [
  { locale: 'sv', script: true },
  { locale: 'en', script: false },
] as const) {
  const texts = words[locale]
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script })
    test(`a request for a machine of one’s own becomes a case (${locale})`, async ({ page }) => {
      const plate = await picture('skylt.jpg', { width: 300, height: 200 })
      const email = ownEmail(`service-${locale}`)
      await answerNotices(page)
      await page.goto(texts.page)
      await page.getByRole('main').getByRole('link', { name: texts.link }).click()
      const form = page.locator('form').filter({ has: page.getByLabel(texts.sum) })
      await expect(form.getByLabel(texts.about).locator('option:checked')).toHaveText(texts.part)
      const fill = (label: string, value: string) =>
        form.getByRole('textbox', { name: label, exact: true }).fill(value)
      await fill(texts.make, 'Jekko')
      await fill(texts.model, 'SPX312')
      await fill(texts.serial, '312-0457')
      await form.getByLabel(texts.picture).setInputFiles(plate)
      await form.getByLabel(texts.depot, { exact: true }).selectOption({ index: 1 })
      await fill(texts.company, 'Glas & Lyft AB')
      await fill(texts.firstname, 'Åsa')
      await fill(texts.lastname, 'Öberg')
      await fill(texts.email, email)
      await answerSum(form, texts.sum)
      await form.getByRole('button', { name: texts.send }).click()
      const number = await shownCaseNumber(page)
      await expectCaseStored(site, number, { kind: 'service', lang: locale, email })
      const { notification } = await expectTwoMails(site, number, email)
      expect(notification?.text).toContain('312-0457')
      expect(notification?.attachments).toHaveLength(1)
    })
  })
}
