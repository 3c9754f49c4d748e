import { expect, test } from '../fixtures.ts'
import { expectCaseStored } from '../journeys/case-rows.ts'
import {
  expectTwoMails,
  fillInquiry,
  shownCaseNumber,
  walkToProduct,
  words,
} from '../journeys/inquiry.ts'
import { testSites } from '../sites.ts'

for (const [locale, texts] of Object.entries(words)) {
  test(`the inquiry is stored in the outside database and mailed over SMTP (${locale})`, async ({
    page,
  }) => {
    const email = `utanfor-${locale}@kund.example`
    await walkToProduct(page, texts)
    const address = new URL(page.url())
    await page.goto(
      `${locale === 'en' ? '/en' : ''}/forfragan?produkt=${address.pathname.split('/').at(-1)}`,
    )
    const form = await fillInquiry(page, texts, { email })
    await form.getByRole('button', { name: texts.send }).click()
    const number = await shownCaseNumber(page)
    await expectCaseStored(testSites.external, number, { lang: locale, email })
    const { notification } = await expectTwoMails(testSites.external, number, email)
    expect(notification?.to?.[0]?.address).toBe('inkorg@demo.example')
  })
}
