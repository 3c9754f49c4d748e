import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { pickupDate } from '../pickup-date.ts'
import { site } from '../sites.ts'
import { createCustomer, logIn } from './account.ts'
import { expectTwoMails, shownCaseNumber, words } from './inquiry.ts'

const plan = 'height=5&radius=4.5&weight=180&crane=jekko-spx312&ground=lawn'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a plan goes with the inquiry, into both mails and to the case, and can be sent again (sv)', async ({
    page,
  }) => {
    const texts = words.sv
    const email = ownEmail('lyftplan')
    await createCustomer(email)
    await logIn(page, email)
    const main = page.getByRole('main')
    await page.goto(`/lyftplan?${plan}`)
    await main.getByRole('link', { name: 'Skicka förfrågan' }).click()
    await expect(main.getByText('Lyftplanen följer med')).toBeVisible()
    await main.getByLabel(texts.depot).selectOption({ index: 1 })
    await main.getByLabel(texts.pickupDate).fill(pickupDate())
    await main.getByLabel(texts.pickupTime).fill('10:00')
    await main.getByLabel('Privatperson').check()
    await main.getByRole('button', { name: texts.send }).click()
    const number = await shownCaseNumber(page)
    const { confirmation, notification } = await expectTwoMails(site, number, email)
    for (const mail of [confirmation, notification]) {
      expect(mail?.attachments.map(({ filename }) => filename)).toContain('lyftplan.pdf')
      expect(mail?.text).toContain(`/lyftplan?${plan}`)
    }
    await page.goto(`/mina-sidor/mina-arenden/${number}`)
    await main.getByRole('link', { name: 'Öppna lyftplanen' }).click()
    await expect(page).toHaveURL(`/lyftplan?${plan}`)
    await page.goBack()
    await main.getByRole('button', { name: 'Öppna formuläret' }).click()
    await expect(main.getByText('Lyftplanen följer med')).toBeVisible()
  })
})
