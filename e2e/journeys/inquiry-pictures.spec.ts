import { axeViolations } from '../accessibility.ts'
import { failOnce } from '../fail-once.ts'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { words } from './inquiry.ts'
import { picture, pictureWords } from './pictures.ts'

const address = '/forfragan?produkt=jekko-spx312'
const own = pictureWords.sv

test.describe('pictures that are refused', () => {
  test.use({ failedLoads: 'expected' })

  test('what is no picture says so and is removed, what got lost is sent again, a fourth finds no room', async ({
    page,
  }) => {
    await page.goto(address)
    await waitForHydration(page)
    await test.step('the editor is used by keyboard alone, and Tab leaves it', async () => {
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

    const input = page.getByLabel(own.pictures, { exact: true })
    const pdf = {
      name: 'ritning.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    }
    const file = await picture('port.jpg', { width: 300, height: 200 })
    await input.setInputFiles([pdf, file])
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

    const upload = '**/api/site/uploadInquiryImage'
    await failOnce(page, upload, (route) => route.abort('connectionfailed'))
    await input.setInputFiles(file)
    await page.getByRole('button', { name: 'Försök igen' }).click()
    await expect(chosen.getByText(own.included)).toHaveCount(1)

    await input.setInputFiles([file, file, file])
    await expect(chosen.getByText(own.included)).toHaveCount(3)
    await expect(input).toBeDisabled()
  })
})

test('pictures of the inquiry are not those of a service request, and stay with the inquiry', async ({
  page,
}) => {
  await page.goto(address)
  await waitForHydration(page)
  const chosen = page.getByRole('list', { name: own.chosen })
  const plate = page.getByLabel('Bild på skylten')
  await page
    .getByLabel(own.pictures, { exact: true })
    .setInputFiles(await picture('port.jpg', { width: 300, height: 200 }))
  await expect(chosen.getByText(own.included)).toHaveCount(1)
  await page.goto('/servicearende')
  await waitForHydration(page)
  await plate.setInputFiles(await picture('skylt.jpg', { width: 300, height: 200 }))
  await expect(chosen.getByText(own.included)).toHaveCount(1)
  await expect(chosen).toContainText('skylt.jpg')
  await page.goto(address)
  await waitForHydration(page)
  await expect(chosen).toContainText('port.jpg')
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
})
