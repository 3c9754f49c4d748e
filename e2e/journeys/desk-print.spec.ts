import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { ownEmail, ownName } from '../own-name.ts'
import { accountWords, createCustomer, logIn } from './account.ts'
import { enter, inboxWith, ofRole, otherPage, sendInquiry } from './desk.ts'
import { logInAs, make } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('a case is printed with all that it says and nothing that is pressed', async ({ page }) => {
  const email = ownEmail('pa-papper')
  const number = await sendInquiry(page.request, { email })
  await enter(page, { email: ofRole(60), path: inboxWith(number) })
  await page.getByRole('cell', { name: number }).click()
  await expect(page.getByText('Summa utan moms')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const text of [email, 'Summa utan moms', 'Inga meddelanden än.']) {
    await expect(page.getByText(text).first(), text).toBeVisible()
  }
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('the price that was told is seen and printed when the machine is gone', async ({
  page,
  browser,
}) => {
  const email = ownEmail('pris-som-sagt')
  await createCustomer(email)
  await logInAs(page, 60)
  const made = await make(page, 'createProduct', {
    product_slug: ownName('pris-som-sagt'),
    title_sv: 'Kran med pris',
    content_sv: '<p>Hyrs ut en tid.</p>',
    prodsubcat_id: 1,
    price_first_day: 1000,
    price_following_days: 600,
    price_basic_fee: 200,
    publish_at: '2026-01-02T06:00:00.000Z',
  })
  const { id } = made
  const shown = await make(page, 'updateProduct', { id, version: made.version, status: 1 })
  const asked = { email, prod_id: id, pickup_at: '2027-04-14 09:00', return_at: '2027-04-15 15:00' }
  const number = await sendInquiry(page.request, asked)
  await make(page, 'updateProduct', {
    id,
    version: shown.version,
    price_first_day: 9000,
    status: 2,
  })
  await make(page, 'trashProduct', { id })

  await page.goto(inboxWith(number))
  await page.getByRole('cell', { name: number }).click()
  const sum = /Summa\sutan\smoms:\s1\s800\skr/
  const line = page.getByRole('row', { name: /Kran med pris/ })
  await expect(line).toContainText('Finns inte längre på webbplatsen.')
  await expect(line).toContainText(sum)
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(line).toContainText(sum)

  const customer = await otherPage(browser)
  await logIn(customer, accountWords.sv, email)
  await customer.goto(`/mina-sidor/mina-arenden/${number}`)
  const told = customer.getByRole('listitem').filter({ hasText: 'Kran med pris' })
  await expect(told).toContainText('Finns inte längre på webbplatsen.')
  await expect(told).toContainText(/Pris när du frågade Summa\s*1\s800\skr/)
  expect(await axeViolations(customer)).toEqual([])
  await customer.context().close()
})
