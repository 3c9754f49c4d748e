import { expect, test } from '../fixtures.ts'
import { enter, inboxWith, ofRole, sendInquiry } from './desk.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('a case is printed with all that it says and nothing that is pressed', async ({ page }) => {
  const number = await sendInquiry(page.request, { email: 'pa-papper@kund.example' })
  await enter(page, { email: ofRole(60), path: inboxWith(number) })
  await page.getByRole('cell', { name: number }).click()
  await expect(page.getByText('Summa utan moms')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const text of ['pa-papper@kund.example', 'Summa utan moms', 'Inga meddelanden än.']) {
    await expect(page.getByText(text).first(), text).toBeVisible()
  }
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
})
