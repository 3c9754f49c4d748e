import { test as ownContext } from '../fixtures.ts'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { pickupDate } from '../pickup-date.ts'
import { site } from '../sites.ts'
import { expectCaseStored, readInquiry } from './case-rows.ts'
import { expectTwoMails, fillInquiry, shownCaseNumber, walkToProduct, words } from './inquiry.ts'
import { startsIn } from './mail-calendar.ts'
import { picture, pictureWords } from './pictures.ts'

ownContext(
  'a visitor finds a machine and sends pictures and a formatted message from the dialog (sv)',
  {
    tag: '@smoke',
  },
  async ({ page }) => {
    await page.clock.install()
    const texts = words.sv
    const own = pictureWords.sv
    const email = ownEmail('dialog')
    await walkToProduct(page, texts)
    await waitForHydration(page)
    await page.getByRole('link', { name: texts.send }).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const form = await fillInquiry(page, texts, { email })
    const files = [
      await picture('port.jpg', { width: 3_000, height: 1_500 }),
      await picture('gard.jpg', { width: 300, height: 400 }),
    ]
    await form.getByLabel(own.pictures, { exact: true }).setInputFiles(files)
    const chosen = form.getByRole('list', { name: own.chosen })
    await expect(chosen.getByText(own.included)).toHaveCount(2)
    await expect(chosen.getByRole('img', { name: own.alt(1, 'port.jpg') })).toBeVisible()
    await expect(chosen.getByRole('img', { name: own.alt(2, 'gard.jpg') })).toBeVisible()
    await form.getByRole('button', { name: own.format }).click()
    await expect(form.getByRole('textbox', { name: texts.message })).toBeFocused()
    await page.keyboard.press('Enter')
    const bold = form.getByRole('button', { name: own.bold, exact: true })
    await bold.click()
    await expect(bold).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.type('Nu')
    await form.getByRole('button', { name: texts.send }).click()
    const number = await shownCaseNumber(page)
    await expectCaseStored(site, number, { lang: 'sv', email })
    expect(await readInquiry(site, number)).toEqual({
      inquiry_text: 'Lyft av glas på innergård, portbredd 900 mm.\n<strong>Nu</strong>',
      pictures: ['2000 x 1000', '300 x 400'],
    })
    const { confirmation, notification } = await expectTwoMails(site, number, email)
    expect(confirmation?.text).toContain('Hej')
    expect(startsIn(confirmation)).toEqual([`${pickupDate()}T10:00:00`])
    const sent = notification?.attachments.filter(({ mimeType }) => mimeType === 'image/jpeg')
    expect(sent).toHaveLength(2)
    expect(notification?.html).toContain('<strong>Nu</strong>')
    // It closes by itself although the mouse rests where the button was.
    await page.clock.runFor(3_100)
    await expect(page.getByRole('dialog')).toBeHidden()
    // The receipt stays, and closes with its page.
    const receipt = page.getByRole('status').filter({ hasText: number })
    await expect(receipt).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: texts.category }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.category)
    await expect(receipt).toHaveCount(0)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, failedLoads: 'expected' })

  test('the same is sent from a page of its own, pictures and a plain message (en)', async ({
    page,
  }) => {
    const texts = words.en
    const email = ownEmail('utan-skript')
    await page.goto('/en/produkter/minikranar/spindelkranar/jekko-spx312')
    await page.getByRole('link', { name: texts.send }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/forfragan\?produkt=/)
    const form = await fillInquiry(page, texts, { email })
    await form.getByLabel(texts.message).fill('Port <900 mm & <b>smal</b>\nTvå lyft')
    const files = [
      await picture('a.jpg', { width: 400, height: 300 }),
      await picture('b.jpg', { width: 300, height: 300 }),
    ]
    await form.getByLabel(pictureWords.en.pictures, { exact: true }).setInputFiles(files)
    await form.getByRole('button', { name: texts.send }).click()
    const number = await shownCaseNumber(page)
    await expectCaseStored(site, number, { lang: 'en', email })
    expect(await readInquiry(site, number)).toEqual({
      inquiry_text: 'Port &lt;900 mm &amp; &lt;b&gt;smal&lt;/b&gt;\nTvå lyft',
      pictures: ['400 x 300', '300 x 300'],
    })
    const { confirmation } = await expectTwoMails(site, number, email)
    expect(confirmation?.text).toContain('Hello')
    expect(startsIn(confirmation)).toEqual([`${pickupDate()}T10:00:00`])
  })

  test('a refused form keeps what was typed and its picture, and is sent once right (sv)', async ({
    page,
  }) => {
    const texts = words.sv
    await page.goto('/forfragan?produkt=jekko-spx312')
    const form = await fillInquiry(page, texts, { email: 'inte en adress' })
    const file = await picture('a.jpg', { width: 400, height: 300 })
    await form.getByLabel(pictureWords.sv.pictures, { exact: true }).setInputFiles(file)
    await form.getByRole('button', { name: texts.send }).click()
    await expect(page.getByText(pictureWords.sv.oneBrought)).toBeVisible()
    await expect(page.getByLabel(texts.firstname)).toHaveValue('Åsa')
    await expect(page.getByLabel(texts.email)).toHaveAttribute('aria-invalid', 'true')
    const again = await fillInquiry(page, texts, { email: ownEmail('kvar') })
    await again.getByRole('button', { name: texts.send }).click()
    const stored = await readInquiry(site, await shownCaseNumber(page))
    expect(stored?.pictures).toEqual(['400 x 300'])
  })
})
