import { axeViolations } from '../accessibility.ts'
import { awake } from '../awake.ts'
import { expect, test } from '../fixtures.ts'
import { testSites } from '../sites.ts'
import { readInquiry } from './case-rows.ts'
import { expectTwoMails, fillInquiry, shownCaseNumber, walkToProduct, words } from './inquiry.ts'
import { picture, pictureWords } from './pictures.ts'

const address = { sv: '/forfragan?produkt=jekko-spx312', en: '/en/forfragan?produkt=jekko-spx312' }

for (const locale of ['sv', 'en'] as const) {
  const texts = words[locale]
  const own = pictureWords[locale]

  test(`an inquiry with pictures and a formatted message from the dialog (${locale})`, async ({
    page,
  }) => {
    await walkToProduct(page, texts)
    await awake(page)
    await page.getByRole('link', { name: texts.send }).filter({ visible: true }).first().click()
    const form = await fillInquiry(page, texts, { email: `bilder-${locale}@kund.example` })
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
    const message = form.getByRole('textbox', { name: texts.message })
    await expect(message).toBeFocused()
    await page.keyboard.press('Enter')
    await form.getByRole('button', { name: own.bold, exact: true }).click()
    await expect(form.getByRole('button', { name: own.bold, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.keyboard.type('Nu')
    expect(await axeViolations(page)).toEqual([])
    await form.getByRole('button', { name: texts.send }).click()
    const number = await shownCaseNumber(page)
    expect(await readInquiry(testSites.embedded, number)).toEqual({
      inquiry_text: 'Lyft av glas på innergård, portbredd 900 mm.\n<strong>Nu</strong>',
      pictures: ['2000 x 1000', '300 x 400'],
    })
    const email = `bilder-${locale}@kund.example`
    const { notification } = await expectTwoMails(testSites.embedded, number, email)
    const sent = notification?.attachments.filter(({ mimeType }) => mimeType === 'image/jpeg')
    expect(sent).toHaveLength(2)
    expect(notification?.html).toContain('<strong>Nu</strong>')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, failedLoads: 'expected' })

    test(`pictures and a plain message go with the form (${locale})`, async ({ page }) => {
      await page.goto(address[locale])
      const form = await fillInquiry(page, texts, { email: `utan-${locale}@kund.example` })
      await form.getByLabel(texts.message).fill('Port <900 mm & <b>smal</b>\nTvå lyft')
      const files = [
        await picture('a.jpg', { width: 400, height: 300 }),
        await picture('b.jpg', { width: 300, height: 300 }),
      ]
      await form.getByLabel(own.pictures, { exact: true }).setInputFiles(files)
      await form.getByRole('button', { name: texts.send }).click()
      expect(await readInquiry(testSites.embedded, await shownCaseNumber(page))).toEqual({
        inquiry_text: 'Port &lt;900 mm &amp; &lt;b&gt;smal&lt;/b&gt;\nTvå lyft',
        pictures: ['400 x 300', '300 x 300'],
      })
    })

    test(`a form refused for a name keeps its picture (${locale})`, async ({ page }) => {
      await page.goto(address[locale])
      const form = await fillInquiry(page, texts, { email: `kvar-${locale}@kund.example` })
      await form.getByLabel(texts.firstname).fill('')
      const file = await picture('a.jpg', { width: 400, height: 300 })
      await form.getByLabel(own.pictures, { exact: true }).setInputFiles(file)
      await form.getByRole('button', { name: texts.send }).click()
      await expect(page.getByText(own.oneBrought)).toBeVisible()
      const again = await fillInquiry(page, texts, { email: `kvar-${locale}@kund.example` })
      await again.getByRole('button', { name: texts.send }).click()
      const stored = await readInquiry(testSites.embedded, await shownCaseNumber(page))
      expect(stored?.pictures).toEqual(['400 x 300'])
    })
  })
}

test.describe('pictures that are refused', () => {
  test.use({ failedLoads: 'expected' })

  test('a file that is no picture says so, is removed by the keyboard, and does not go along', async ({
    page,
  }) => {
    await page.goto(address.sv)
    await awake(page)
    const own = pictureWords.sv
    const input = page.getByLabel(own.pictures, { exact: true })
    const pdf = {
      name: 'ritning.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    }
    await input.setInputFiles([pdf, await picture('port.jpg', { width: 300, height: 200 })])
    const chosen = page.getByRole('list', { name: own.chosen })
    await expect(chosen.getByText('Välj en bild i JPEG, PNG eller WebP.')).toBeVisible()
    await expect(chosen.getByText(own.included)).toHaveCount(1)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: own.remove(1, 'ritning.pdf') }).press('Enter')
    const last = page.getByRole('button', { name: own.remove(1, 'port.jpg') })
    await expect(last).toBeFocused()
    await last.press('Enter')
    await expect(input).toBeFocused()
    await expect(chosen).toHaveCount(0)
  })

  test('a picture that did not get through is sent again', async ({ page }) => {
    await page.route('**/api/site/uploadInquiryImage', (route) => route.abort('connectionfailed'), {
      times: 1,
    })
    await page.goto(address.sv)
    await awake(page)
    const file = await picture('port.jpg', { width: 300, height: 200 })
    await page.getByLabel(pictureWords.sv.pictures, { exact: true }).setInputFiles(file)
    await page.getByRole('button', { name: 'Försök igen' }).click()
    await expect(page.getByText(pictureWords.sv.included)).toBeVisible()
  })

  test('a fourth picture finds no room', async ({ page }) => {
    await page.goto(address.sv)
    await awake(page)
    const input = page.getByLabel(pictureWords.sv.pictures, { exact: true })
    const file = await picture('port.jpg', { width: 30, height: 20 })
    await input.setInputFiles([file, file, file, file])
    await expect(page.getByText(pictureWords.sv.included)).toHaveCount(3)
    await expect(input).toBeDisabled()
  })
})

test('the editor is used by keyboard alone, and Tab leaves it', async ({ page }) => {
  await page.goto(address.sv)
  await awake(page)
  const own = pictureWords.sv
  await page.getByRole('button', { name: own.format }).press('Enter')
  const message = page.getByRole('textbox', { name: words.sv.message })
  await expect(message).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  const bold = page.getByRole('button', { name: own.bold, exact: true })
  await expect(bold).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const bullets = page.getByRole('button', { name: own.bullets })
  await expect(bullets).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bullets).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('krok')
  await page.keyboard.press('Enter')
  await page.keyboard.type('stropp')
  await expect(message.getByRole('listitem')).toHaveText(['krok', 'stropp'])
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(own.pictures, { exact: true })).toBeFocused()
})
