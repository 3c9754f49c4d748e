import { expect, test } from '../fixtures.ts'
import { ownEmail } from '../own-name.ts'
import { accountWords, createCustomer, logIn } from './account.ts'
import { words as formWords } from './inquiry.ts'

const forms = [
  '/forfragan?produkt=jekko-spx532',
  '/anmalan?produkt=minikran-10-tm-sundsvall-2027-09-14',
  '/kreditansokan',
]

for (const locale of ['sv', 'en'] as const) {
  test(`logged in, every form knows who asks and asks no sum (${locale})`, async ({ page }) => {
    const words = accountWords[locale]
    const texts = formWords[locale]
    const email = ownEmail(`kand-${locale}`)
    await createCustomer(email)
    await logIn(page, words, email)
    for (const form of forms) {
      await page.goto(`${words.path}${form}`)
      const main = page.getByRole('main')
      await expect(main.getByLabel(texts.firstname).first(), form).toHaveValue('Test')
      await expect(main.getByLabel(texts.lastname).first(), form).toHaveValue('Kund')
      await expect(main.locator('[name=email]'), form).toHaveValue(email)
      await expect(main.getByText(texts.sum), form).toHaveCount(0)
    }
  })
}
