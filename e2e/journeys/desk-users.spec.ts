import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { accountWords, linkInMail } from './account.ts'
import { sendInquiry } from './desk.ts'
import { fillOfficeLogIn, logInAs } from './office.ts'

// Every visit first asks who is logged in, which is answered with 401 before the login.
test.use({ failedLoads: 'expected' })

const password = 'Kran-och-last-2027'

test('somebody is invited, limited to a depot and locked out', async ({ page, otherPage: moa }) => {
  const email = ownEmail('ny-depachef')
  await logInAs(page, 90, { path: '/admin/users' })
  await page.getByRole('link', { name: 'Skapa' }).click()
  await page.getByLabel('Förnamn').fill('Moa')
  await page.getByLabel('Efternamn').fill('Strand')
  await page.getByLabel('E-post').fill(email)
  await page.getByRole('combobox', { name: 'Roll' }).click()
  await expect(page.getByRole('option', { name: '100 Superadministratör' })).toHaveCount(0)
  await page.getByRole('option', { name: '80 Depåansvarig' }).click()
  await page.getByRole('combobox', { name: 'Depå' }).click()
  await page.getByRole('option').nth(1).click()
  const chosen = page.getByRole('combobox', { name: 'Depå' })
  await expect(chosen).not.toHaveValue('')
  const depot = await chosen.inputValue()
  await page.getByRole('button', { name: 'Spara', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/)
  await expect(page.getByRole('button', { name: 'Skicka ny inbjudan' })).toBeVisible()

  await moa.goto(await linkInMail(email))
  await moa.getByLabel(accountWords.sv.newPassword).fill(password)
  await moa.getByRole('button', { name: accountWords.sv.save }).click()
  await expect(moa.getByText(accountWords.sv.saved).first()).toBeVisible()
  const depots = await (await page.request.get('/api/site/getDepotsArr')).json()
  const own = depots.data.find((one: { depot_name: string }) => one.depot_name === depot)
  const elsewhere = depots.data.find((one: { id: number }) => one.id !== own.id)
  const here = await sendInquiry(page.request, { email, depot_id: own.id })
  const there = await sendInquiry(page.request, { email, depot_id: elsewhere.id })
  await logInAs(moa, email, { password, path: '/admin/cases' })
  await expect(moa.getByRole('cell', { name: here })).toBeVisible()
  await expect(moa.getByRole('cell', { name: there })).toHaveCount(0)
  await expect(moa.getByRole('link', { name: 'Konton och roller' })).toHaveCount(0)

  await page.reload()
  await page.getByRole('button', { name: 'Lås kontot' }).click()
  await expect(page.getByText('Kontot är låst och utloggat.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lås upp kontot' })).toBeVisible()
  await moa.getByRole('link', { name: 'Svarsmallar' }).click()
  await expect(moa.getByLabel('Lösenord')).toBeVisible()
  await fillOfficeLogIn(moa, email, { password })
  await expect(moa.getByRole('alert')).toHaveText('Kontot är låst. Fråga en administratör.')
})
