import { expect, test } from '../fixtures.ts'
import { closedSpecialDay, pickupDate } from '../pickup-date.ts'
import { site } from '../sites.ts'
import { readLines } from './case-rows.ts'
import { expectTwoMails, fillInquiry, shownCaseNumber, words } from './inquiry.ts'
import { startsIn } from './mail-calendar.ts'

// Dates are typed as YYYY-MM-DD and mean the depot's day, wherever the browser is and whatever it speaks.
// West of Sweden, by every case: agreement/pickup-times.api.test.ts.
test.use({ locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' })

test('a browser in another zone and language asks for the day and the hour that were typed', async ({
  page,
}) => {
  const texts = words.sv
  const email = 'plats@kund.example'
  await page.goto('/forfragan?produkt=jekko-spx312')
  const form = await fillInquiry(page, texts, { email })
  const send = form.getByRole('button', { name: texts.send })
  const date = form.getByLabel(texts.pickupDate, { exact: true })
  await date.fill(closedSpecialDay())
  await expect(form.getByText(/har stängt den dagen: \S/)).toBeVisible()
  await expect(send).toBeDisabled()
  await date.fill(pickupDate())
  const time = form.getByLabel(texts.pickupTime, { exact: true })
  await time.fill('06:55')
  await expect(form.getByText(/^06:55 är för tidigt/)).toBeVisible()
  await time.fill('07:00')
  await expect(send).toBeEnabled()
  await send.click()
  const number = await shownCaseNumber(page)
  const [line] = await readLines(site, number)
  expect(line?.pickup_at).toBe(`${pickupDate()} 07:00`)
  const { confirmation } = await expectTwoMails(site, number, email)
  expect(startsIn(confirmation)).toEqual([`${pickupDate()}T07:00:00`])
})
