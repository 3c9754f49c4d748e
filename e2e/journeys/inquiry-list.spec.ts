import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { pickupDate } from '../pickup-date.ts'
import { site } from '../sites.ts'
import { expectCaseStored, readLines } from './case-rows.ts'
import { expectTwoMails, fillInquiry, shownCaseNumber, words } from './inquiry.ts'
import { startsIn } from './mail-calendar.ts'

const machines = ['jekko-spx312', 'jekko-spx328', 'jekko-spx424']
const said = {
  count: 'Inquiry (3)',
  own: 'Own times or a comment',
  comment: 'Comment',
}

const settingsFor = (locale: string) =>
  encodeURIComponent(JSON.stringify({ locale, cookieAccept: 'necessary', priceType: '2' }))

test('three machines are put together and asked for at once (en)', async ({ page }) => {
  const texts = words.en
  const email = ownEmail('lista')
  await page.context().addCookies([{ name: 'settings', value: settingsFor('en'), url: site.url }])
  await page.goto('/en/produkter/minikranar')
  await waitForHydration(page)
  for (const slug of machines) await page.locator(`main a[data-list-slug=${slug}]`).click()
  await page.getByRole('link', { name: said.count }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/forfragan\?produkt=.*&produkt=.*&produkt=/)
  const form = await fillInquiry(page, texts, { email })
  await form.getByText(said.own).nth(1).click()
  await form.getByLabel(said.comment).nth(1).fill('Ställs på grus')
  await form.locator('[name="jekko-spx328.pickup_time"]').fill('0730')
  await form.getByRole('button', { name: texts.send }).click()
  const number = await shownCaseNumber(page)
  await expectCaseStored(site, number, { lang: 'en', email })
  const line = { pickup_at: `${pickupDate()} 10:00`, return_at: null, comment: null }
  const own = { pickup_at: `${pickupDate()} 07:30`, comment: 'Ställs på grus' }
  expect(await readLines(site, number)).toEqual([
    { ...line, slug: 'jekko-spx312' },
    { ...line, ...own, slug: 'jekko-spx328' },
    { ...line, slug: 'jekko-spx424' },
  ])
  const { confirmation } = await expectTwoMails(site, number, email)
  for (const title of ['SPX312', 'SPX328', 'SPX424']) expect(confirmation?.text).toContain(title)
  // Collected at one time, two of them are one visit.
  const visits = ['07:30', '10:00'].map((time) => `${pickupDate()}T${time}:00`)
  expect(startsIn(confirmation)).toEqual(visits)
  // What has been sent is no longer in the list.
  await expect(page.getByRole('link', { name: said.count })).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('three compared machines are asked for at once (sv)', async ({ page }) => {
    const texts = words.sv
    const email = ownEmail('jamforda')
    await page.goto(`/jamfor?${machines.map((slug) => `m=${slug}`).join('&')}`)
    await page.getByRole('link', { name: 'Förfrågan om alla 3' }).click()
    const form = await fillInquiry(page, texts, { email })
    await form.getByRole('button', { name: texts.send }).click()
    const number = await shownCaseNumber(page)
    await expectCaseStored(site, number, { lang: 'sv', email })
    expect((await readLines(site, number)).map(({ slug }) => slug)).toEqual(machines)
  })

  test('the price card answers two dates from the address, and the next weekend is filled in with its times', async ({
    page,
  }) => {
    await page.goto('/produkter/minikranar/spindelkranar/jekko-spx312')
    await page.getByLabel('Från').fill('2028-03-06')
    await page.getByLabel('Till och med').fill('2028-03-08')
    await page.getByRole('button', { name: 'Räkna ut priset' }).click()
    await expect(page).toHaveURL(/fran=2028-03-06&till=2028-03-08/)
    await expect(page.getByText('2 × Följande dag')).toBeVisible()
    await expect(page.getByText(/Nästa helg i .+: hämta .+, lämna .+\./)).toBeVisible()
    await page.getByRole('link', { name: 'Välj den helgen' }).click()
    const { searchParams } = new URL(page.url())
    const [from, to] = ['fran', 'till'].map((name) => searchParams.get(name)?.split('T'))
    const form = page.locator('form[data-name=inquiry]')
    await expect(form.getByLabel('Hämtdatum')).toHaveValue(from?.[0] ?? '')
    await expect(form.getByLabel('Hämttid')).toHaveValue(from?.[1] ?? '')
    await expect(form.getByLabel('Returdatum')).toHaveValue(to?.[0] ?? '')
    await expect(form.getByLabel('Returtid')).toHaveValue(to?.[1] ?? '')
    await expect(form.getByLabel('Depå')).not.toHaveValue('')
  })
})

test('the list is filled from a comparison, and one is taken out', async ({ page }) => {
  const { url } = site
  await page.context().addCookies([{ name: 'settings', value: settingsFor('sv'), url }])
  const compared = `/jamfor?m=${machines.join(',')}`
  const list = (machinesInIt: number) =>
    page
      .getByRole('link', { name: `Förfrågan (${machinesInIt})` })
      .filter({ visible: true })
      .first()
  await page.goto(compared)
  await waitForHydration(page)
  for (const [index, slug] of machines.entries()) {
    await page.locator(`main a[data-list-slug=${slug}]`).first().click()
    await expect(list(index + 1)).toBeVisible()
    await expect(page).toHaveURL(compared)
    const inList = page.getByRole('main').getByRole('link', { name: /^I förfrågan: / })
    await expect(inList.first()).toHaveAttribute('href', new RegExp(`produkt=${slug}`))
  }
  // The same link is on a machine's page and among the results of a lift.
  for (const address of [
    '/produkter/minikranar/spindelkranar/jekko-spx312',
    '/kranvaljare?q=5_3_100',
  ]) {
    const html = await (await page.request.get(address)).text()
    expect(html, address).toContain('data-list-slug="jekko-spx312"')
  }
  await list(3).click()
  await expect(page).toHaveURL(/\/forfragan\?produkt=/)
  const asked = new URL(page.url()).searchParams.getAll('produkt')
  expect(asked.toSorted()).toEqual(machines)
  await page.getByLabel('Ta bort Jekko SPX328 ur förfrågan').click()
  await expect(page).toHaveURL(
    `/forfragan?${asked
      .filter((slug) => slug !== 'jekko-spx328')
      .map((slug) => `produkt=${slug}`)
      .join('&')}`,
  )
  await expect(page.getByRole('heading', { name: '2 artiklar' })).toBeVisible()
  // A lift that no crane makes is asked about with the list.
  await page.goto('/forfragan?lyft=5_3_100')
  await expect(page).toHaveURL(/\/forfragan\?produkt=.+&produkt=.+&lyft=5_3_100$/)
})

test('the price of the typed dates is shown, and dates that cost less are taken by a press', async ({
  page,
}) => {
  await page.goto('/forfragan?produkt=jekko-spx312&fran=2028-03-09&till=2028-03-13')
  const form = page.locator('form[data-name=inquiry]')
  await form.getByLabel('Depå').selectOption('Depå Umeå')
  await form.getByLabel('Hämttid').fill('10:00')
  await form.getByLabel('Returtid').fill('10:00')
  await expect(form.getByText('Helg', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Välj de dagarna' }).click()
  await expect(form.getByLabel('Hämtdatum')).toHaveValue('2028-03-06')
  await expect(form.getByLabel('Returdatum')).toHaveValue('2028-03-10')
  await expect(form.getByText('4 × Följande dag')).toBeVisible()
})

test('dates typed on a machine go along with every way to its inquiry', async ({ page }) => {
  const day = pickupDate()
  await page.goto('/produkter/minikranar/spindelkranar/jekko-spx532')
  await waitForHydration(page)
  const from = page.getByLabel('Från', { exact: true })
  await from.fill('2026-11-01')
  await expect(
    page.getByText('Den dagen har redan passerat. Välj i dag eller senare.'),
  ).toBeVisible()
  await from.fill(day)
  await page.getByLabel('Till och med').fill(day)
  const send = page.getByRole('link', { name: 'Skicka förfrågan', exact: true })
  await expect(send.first()).toHaveAttribute('href', new RegExp(`fran=${day}&till=${day}`))
  await send.filter({ visible: true }).click()
  const form = page.locator('form[data-name=inquiry]')
  await expect(form.getByLabel('Hämtdatum')).toHaveValue(day)
  await expect(form.getByLabel('Returdatum')).toHaveValue(day)
})
