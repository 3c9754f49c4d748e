import { Secret, TOTP } from 'otpauth'
import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { accountWords, linkInMail } from './account.ts'
import { enter, knock, ofRole, otherPage, sendInquiry } from './desk.ts'

test.use({ failedLoads: 'expected' })

const password = 'Kran-och-last-2027'

test('somebody is invited, limited to a depot and locked out', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const email = 'ny-depachef@kund.example'
  await enter(page, { email: ofRole(90), path: '/admin/users' })
  await expect(page.getByRole('cell', { name: 'role60@demo.example' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
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
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Spara', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/)
  await expect(page.getByRole('button', { name: 'Skicka ny inbjudan' })).toBeVisible()

  const moa = await otherPage(browser)
  await moa.goto(await linkInMail(email))
  await moa.getByLabel(accountWords.sv.newPassword).fill(password)
  await moa.getByRole('button', { name: accountWords.sv.save }).click()
  await expect(moa.getByText(accountWords.sv.saved).first()).toBeVisible()
  const depots = await (await page.request.get('/api/site/getDepotsArr')).json()
  const own = depots.data.find((one: { depot_name: string }) => one.depot_name === depot)
  const elsewhere = depots.data.find((one: { id: number }) => one.id !== own.id)
  const here = await sendInquiry(page.request, { email: 'har@kund.example', depot_id: own.id })
  const there = await sendInquiry(page.request, {
    email: 'dar@kund.example',
    depot_id: elsewhere.id,
  })
  await enter(moa, { email, password, path: '/admin/cases' })
  await expect(moa.getByRole('cell', { name: here })).toBeVisible()
  await expect(moa.getByRole('cell', { name: there })).toHaveCount(0)
  await expect(moa.getByRole('link', { name: 'Konton och roller' })).toHaveCount(0)

  await page.reload()
  await page.getByRole('button', { name: 'Lås kontot' }).click()
  await expect(page.getByText('Kontot är låst och utloggat.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lås upp kontot' })).toBeVisible()
  await moa.goto('/admin/cases')
  await expect(moa.getByLabel('Lösenord')).toBeVisible()
  await knock(moa, { email, password })
  await expect(moa.getByRole('alert')).toBeVisible()
  await moa.context().close()
})

test('a second step is set up, asked for and taken off', async ({ page, browser }) => {
  test.setTimeout(240_000)
  await enter(page, { email: ofRole(54), path: '/admin' })
  await page.getByRole('link', { name: 'Tomas Öberg' }).click()
  await page.getByLabel('Nuvarande lösenord').first().fill('Lyft-trygg-2026')
  await page.getByRole('button', { name: 'Ställ in' }).click()
  await expect(page.getByRole('img', { name: 'QR-kod med nyckeln till appen' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByRole('textbox', { name: 'Kod' }).fill(totp.generate())
  await page.getByRole('button', { name: 'Bekräfta med koden' }).click()
  const codes = page.getByRole('alert').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [first = ''] = await codes.allTextContents()
  await page.getByRole('button', { name: 'Jag har sparat koderna' }).click()
  await expect(page.getByText('Andra steget är på. Reservkoder kvar: 10.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  const other = await otherPage(browser)
  await knock(other, { email: ofRole(54) })
  const code = other.getByRole('textbox', { name: 'Kod' })
  await code.fill('000000')
  await other.keyboard.press('Enter')
  await expect(other.getByRole('alert')).toContainText('Koden stämmer inte')
  expect(await axeViolations(other)).toEqual([])
  await code.fill(first)
  await other.keyboard.press('Enter')
  await expect(other.getByRole('navigation', { name: 'Meny' })).toBeVisible()
  await other.context().close()

  await page.reload()
  await expect(page.getByText('Reservkoder kvar: 9.')).toBeVisible()
  await page.getByText('Stäng av andra steget').click()
  const off = page.locator('form').filter({ has: page.getByRole('button', { name: 'Stäng av' }) })
  await off.getByLabel('Nuvarande lösenord').fill('Lyft-trygg-2026')
  await off
    .getByRole('textbox', { name: 'Kod' })
    .fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await off.getByRole('button', { name: 'Stäng av' }).click()
  await expect(page.getByRole('button', { name: 'Ställ in' })).toBeVisible()
})
