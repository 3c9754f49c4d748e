import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail, ownName } from '../own-name.ts'
import { createCustomer, logIn } from './account.ts'
import { inboxWith, sendInquiry } from './desk.ts'
import { goWithin, logInAs, make } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('a case is printed with all that it says and nothing that is pressed, and keeps the price that was told', async ({
  page,
  otherPage: customer,
}) => {
  const email = ownEmail('pris-som-sagt')
  await createCustomer(email)
  await logInAs(page, 60, { path: '/admin' })
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
  const written = 'Lyft på gården\nGrinden är 2 m bred'
  const asked = {
    email,
    prod_id: id,
    pickup_at: '2028-03-15 09:00',
    return_at: '2028-03-16 15:00',
    inquiry_text: written,
  }
  const number = await sendInquiry(page.request, asked)
  const ended = await make(page, 'updateProduct', {
    id,
    version: shown.version,
    price_first_day: 9000,
    status: 2,
  })
  await make(page, 'trashProduct', { id, version: ended.version })

  await goWithin(page, inboxWith(number))
  await page.getByRole('cell', { name: number }).click()
  const sum = /Summa\sutan\smoms:\s1\s800\skr/
  const line = page.getByRole('table').filter({ hasText: 'Kran med pris' })
  await expect(line).toContainText('Finns inte längre på webbplatsen.')
  await expect(line).toContainText(sum)
  const keepsLines = ['white-space-collapse', 'preserve-breaks'] as const
  await expect(page.getByText(written)).toHaveCSS(...keepsLines)
  await page.emulateMedia({ media: 'print' })
  await expect(line).toContainText(sum)
  for (const text of [email, 'Inga meddelanden än.']) {
    await expect(page.getByText(text).first(), text).toBeVisible()
  }
  for (const role of ['navigation', 'banner', 'textbox', 'combobox', 'button'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0)
  }

  await logIn(customer, email)
  await customer.goto(`/mina-sidor/mina-arenden/${number}`)
  const told = customer.getByRole('listitem').filter({ hasText: 'Kran med pris' })
  await expect(told).toContainText('Finns inte längre på webbplatsen.')
  await expect(told).toContainText(/Pris när du frågade Summa\s*1\s800\skr/)
  await expect(customer.getByText(written)).toHaveCSS(...keepsLines)
  expect(await axeViolations(customer)).toEqual([])
})
