import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { ownEmail } from '../own-name.ts'
import { accountWords, createCustomer, logIn } from './account.ts'
import { enter, inboxWith, ofRole, otherPage, sendInquiry } from './desk.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('what goes between customer and staff is marked with the language of the case', async ({
  page,
  browser,
}) => {
  const email = ownEmail('sprak-i-inkorgen')
  await createCustomer(email)
  const pickup_at = '2027-04-14 09:00'
  const number = await sendInquiry(page.request, {
    email,
    lang: 'en',
    pickup_at,
    lines: [{ prod_id: 1, pickup_at, comment: 'Quayside' }],
    inquiry_text: 'Gate code 4711',
  })
  const customer = await otherPage(browser)
  await logIn(customer, accountWords.sv, email)
  const sent = await customer.request.post('/api/customer/sendCaseMessage', {
    data: { case_number: number, message: 'Second gate' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(sent.status()).toBe(200)
  await customer.context().close()

  await enter(page, { email: ofRole(60), path: inboxWith(number) })
  await page.getByRole('cell', { name: number }).click()
  const reply = page.getByLabel('Skriv till kunden på engelska')
  await reply.fill('You are welcome.')
  await page.getByRole('button', { name: 'Skicka till kunden' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'You are welcome.' })).toBeVisible()
  const note = page.getByLabel('Anteckning, bara för personalen')
  await note.fill('Ring först.')
  await page.getByRole('button', { name: 'Spara anteckningen' }).click()
  const languageOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .evaluate((part) => part.closest('[lang]')?.getAttribute('lang'))
  for (const text of ['Quayside', 'Gate code 4711', 'Second gate', 'You are welcome.']) {
    expect(await languageOf(text), text).toBe('en')
  }
  await expect(reply).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('article').filter({ hasText: 'Ring först.' })).toBeVisible()
  expect(await languageOf('Ring först.')).toBe('sv')
  expect(await axeViolations(page)).toEqual([])
})

test('a template comes after what is typed already, and a reason outlives a reload', async ({
  page,
}) => {
  const number = await sendInquiry(page.request, { email: ownEmail('mall-efter') })
  await enter(page, { email: ofRole(60), path: inboxWith(number) })
  await page.getByRole('cell', { name: number }).click()
  const reply = page.getByLabel('Skriv till kunden på svenska')
  await reply.fill('Tack för bilderna.')
  await page.getByRole('button', { name: 'Mall: Ring oss' }).click()
  await expect(reply).toHaveValue(/^Tack för bilderna\.\n\nHej Astrid/)
  const reason = page.getByLabel('Skäl, kunden läser det')
  await reason.fill('Kranen är bokad den veckan.')
  await page.reload()
  await expect(reason).toHaveValue('Kranen är bokad den veckan.')
  await expect(reply).toHaveValue(/^Tack för bilderna\./)
  await page.getByRole('button', { name: 'Avböj' }).click()
  await expect(page.getByText('Blev inte av').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Kranen är bokad den veckan.')).toHaveCount(1)
})
