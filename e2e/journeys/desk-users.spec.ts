import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { site } from '../sites.ts'
import { linkInMail } from './account.ts'
import { sendInquiry } from './desk.ts'
import { goWithin, logInAs, ofRole, saveButton } from './office.ts'

// Every visit first asks who is logged in, which is answered with 401 before the login.
test.use({ failedLoads: 'expected' })

const password = 'Kran-och-last-2027'

test('somebody is invited, limited to a depot and locked out', async ({ page, playwright }) => {
  // What the screens say to Moa is told by component tests: her calls are enough here.
  const moa = await playwright.request.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
  })
  const email = ownEmail('ny-depachef')
  await page.emulateMedia({ colorScheme: 'dark' })
  await logInAs(page, 90, { path: '/admin/users' })
  await page.getByRole('link', { name: 'Skapa' }).click()
  await page.getByLabel('Förnamn').fill('Moa')
  await page.getByLabel('Efternamn').fill('Strand')
  await page.getByLabel('E-post').fill(ofRole(60))
  await page.getByRole('combobox', { name: 'Roll' }).click()
  await expect(page.getByRole('option', { name: '100 Superadministratör' })).toHaveCount(0)
  await page.getByRole('option', { name: '80 Depåansvarig' }).click()
  await page.getByRole('combobox', { name: 'Depå' }).click()
  await page.getByRole('option').nth(1).click()
  const chosen = page.getByRole('combobox', { name: 'Depå' })
  await expect(chosen).not.toHaveValue('')
  const depot = await chosen.inputValue()
  await saveButton(page).click()
  const address = page.getByRole('textbox', { name: 'E-post' })
  await expect(address).toHaveAccessibleDescription('E-postadressen används redan.')
  expect(await axeViolations(page)).toEqual([])
  await address.fill(email)
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/)
  await expect(page.getByRole('button', { name: 'Skicka ny inbjudan' })).toBeVisible()

  const token = new URL(await linkInMail(email)).searchParams.get('nyckel')
  const set = await moa.post('/api/auth/setPassword', { data: { token, password } })
  expect(set.status()).toBe(200)
  const depots = await (await page.request.get('/api/site/getDepotsArr')).json()
  const own = depots.data.find((one: { depot_name: string }) => one.depot_name === depot)
  const elsewhere = depots.data.find((one: { id: number }) => one.id !== own.id)
  const here = await sendInquiry(page.request, { email, depot_id: own.id })
  const there = await sendInquiry(page.request, { email, depot_id: elsewhere.id })
  const params = { email_address: email, password }
  const logIn = () => moa.post('/api/admin/auth/doLogin', { data: { params } })
  expect((await logIn()).status()).toBe(200)
  const cases = await (
    await moa.get(`/api/admin/getCasesArr?q=${encodeURIComponent(email)}`)
  ).json()
  const numbers = cases.data.map((one: { case_number: string }) => one.case_number)
  expect([numbers.includes(here), numbers.includes(there)]).toEqual([true, false])

  await goWithin(page, '/admin/users')
  await page.goBack()
  await page.getByRole('button', { name: 'Lås kontot' }).click()
  await expect(page.getByText('Kontot är låst och utloggat.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lås upp kontot' })).toBeVisible()
  expect((await moa.get('/api/admin/getStaffObj')).status()).toBe(401)
  expect((await (await logIn()).json()).code).toBe('loginRemoved')
  await moa.dispose()
})
