import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../open-page.ts'
import { sendInquiry } from './desk.ts'
import { goWithin, logInAs } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('the first page draws what came in by day and by week, says it as a table, and neither it nor the inbox is cut at 1280 px', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await sendInquiry(page.request, { email: 'diagram@kund.example' })
  await logInAs(page, 90, { path: '/admin' })
  const drawn = page.getByRole('img', { name: /^Inkomna ärenden från .+: [1-9]/ })
  await expect(drawn).toBeVisible()
  await expect(page.getByRole('img', { name: /^Visningar på webbplatsen från/ })).toBeVisible()
  await page.getByText('Visa som tabell').click()
  const table = page.getByRole('region', { name: 'Ärenden och visningar' })
  await expect(table.getByRole('row')).toHaveCount(31)
  await expect(table.getByRole('row').nth(1)).toHaveText(/^\d{4}-\d\d-\d\d[1-9]/)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: '13 veckor' }).click()
  await expect(table.getByRole('row')).toHaveCount(14)
  await expect(drawn).toBeVisible()
  const mail = page.getByText('550 5.1.2 maja.sundin@kund.invalid: no such domain')
  await expect(mail).toBeVisible()
  const heat = page.getByRole('region', { name: /^Lyft utan bra svar/ })
  await expect(heat.getByRole('columnheader', { name: 'över 30 m' })).toBeVisible()
  const hidden = await page
    .locator('main section, main [role=region]')
    .evaluateAll((panels) => panels.map((panel) => panel.scrollWidth - panel.clientWidth))
  expect(hidden.length).toBeGreaterThan(4)
  expect(hidden.filter((pixels) => pixels > 0)).toEqual([])
  await goWithin(page, '/admin/cases')
  const inbox = page.locator('.RaDataTable-tableWrapper')
  await expect(inbox.getByText('Oläst').first()).toBeVisible()
  expect(await inbox.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})
