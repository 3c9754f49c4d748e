import { axeViolations } from '../accessibility.ts'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { site } from '../sites.ts'
import { inboxWith } from './desk.ts'
import { fillInquiry, shownCaseNumber, words } from './inquiry.ts'
import { logInAs } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('the searched lift stands in the case with its drawing', async ({
  page,
  otherPage: staff,
}) => {
  const settings = JSON.stringify({ locale: 'en', cookieAccept: 'necessary', priceType: '2' })
  await page
    .context()
    .addCookies([{ name: 'settings', value: encodeURIComponent(settings), url: site.url }])
  await page.goto('/en/kranvaljare?q=5.5_5_100&extra=20')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Send inquiry about/ })
    .first()
    .click()
  const message = page.getByLabel(words.en.message)
  await expect(message).not.toHaveValue('')
  const liftWords = await message.inputValue()
  await waitForHydration(page)
  const form = await fillInquiry(page, words.en, { email: 'lyftet@kund.example' })
  await message.fill(`${liftWords}\nTvå glas.`)
  await form.getByRole('button', { name: words.en.send }).click()
  const number = await shownCaseNumber(page)

  await logInAs(staff, 60, { path: inboxWith(number), locale: 'en' })
  await staff.getByRole('cell', { name: number }).click()
  await expect(staff.getByRole('heading', { name: 'The lift', exact: true })).toBeVisible()
  await expect(staff.getByText('120 kg: 100 kg load and 20 kg slings and lifter')).toBeVisible()
  await expect(staff.getByRole('img', { name: /^Side view, / })).toBeVisible()
  await expect(staff.getByRole('row', { name: 'Height 5.5 m' })).toHaveCount(1)
  await expect(staff.getByRole('row', { name: /Greatest radius at that weight .* m/ })).toHaveCount(
    1,
  )
  expect(await axeViolations(staff)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  // A lift whose text was removed from the message is not sent: inquiry-case.test.ts.
  test('the lift is sent, too', async ({ page }) => {
    await page.goto('/forfragan?produkt=jekko-spx312&lyft=3_2_100')
    const message = page.getByLabel(words.sv.message)
    const liftWords = await message.inputValue()
    const form = await fillInquiry(page, words.sv, { email: 'lyftet@kund.example' })
    await message.fill(liftWords)
    await form.getByRole('button', { name: words.sv.send }).click()
    const number = await shownCaseNumber(page)
    await logInAs(page, 60)
    const found = await page.request.get(`/api/admin/getCaseObj?case_number=${number}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect((await found.json()).data.lift).toMatchObject({ height: 3, radius: 2, weight: 100 })
  })
})
