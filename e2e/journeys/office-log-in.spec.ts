import { Secret, TOTP } from 'otpauth'
import { fromNow } from '../../apps/server/src/testing/clock.ts'
import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { createCustomer, demoPassword } from './account.ts'
import { fillOfficeLogIn, goWithin, logInAs, logOut, ofRole } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('a wrong password and a customer are refused, staff comes in, and logging out closes it', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const alert = page.getByRole('alert')
  await fillOfficeLogIn(page, ofRole(62), { password: 'fel' })
  await expect(alert).toHaveText('Felaktig inloggning')
  await fillOfficeLogIn(page, ofRole(10))
  await expect(alert).toContainText('Administrationen är för personalen.')
  await expect(page.getByRole('navigation', { name: 'Meny' })).toHaveCount(0)
  await fillOfficeLogIn(page, ofRole(62))
  await expect(page.getByRole('navigation', { name: 'Meny' })).toBeVisible()
  await logOut(page)
  expect((await page.request.get('/api/admin/getStaffObj')).status()).toBe(401)
})

test('a second step is set up, asked for and taken off, and the own profile is saved, in another language too', async ({
  page,
}) => {
  const email = ownEmail('eget-konto')
  await createCustomer(email, 54)
  await logInAs(page, email, { path: '/admin' })
  await page.getByRole('link', { name: 'Test Kund' }).click()
  await page.getByLabel('Nuvarande lösenord').first().fill(demoPassword)
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

  await logOut(page)
  await fillOfficeLogIn(page, email)
  const code = page.getByRole('textbox', { name: 'Kod' })
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Koden stämmer inte')
  expect(await axeViolations(page)).toEqual([])
  await code.fill(first)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Reservkoder kvar: 9.')).toBeVisible()
  await page.getByText('Stäng av andra steget').click()
  const off = page.locator('form').filter({ has: page.getByRole('button', { name: 'Stäng av' }) })
  await off.getByLabel('Nuvarande lösenord').fill(demoPassword)
  // Each code serves once: this is the next one.
  const timestamp = fromNow({ seconds: 30 }).getTime()
  await off.getByRole('textbox', { name: 'Kod' }).fill(totp.generate({ timestamp }))
  await off.getByRole('button', { name: 'Stäng av' }).click()
  await expect(page.getByRole('button', { name: 'Ställ in' })).toBeVisible()

  await page.getByLabel('Telefon').fill('070-123 45 67')
  await page.getByLabel('Förnamn').fill('Boel')
  await page.getByRole('combobox', { name: 'Språk' }).click()
  await page.getByRole('option', { name: 'Engelska' }).click()
  await page.getByRole('button', { name: 'Spara uppgifterna' }).click()
  await expect(page.getByRole('button', { name: 'Save the details' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Boel / })).toBeVisible()
  await goWithin(page, '/admin')
  await goWithin(page, '/admin/account')
  await expect(page.getByLabel('Phone')).toHaveValue('070-123 45 67')
  // What was saved is not offered again as a draft.
  await expect(page.getByRole('button', { name: 'Bring back' })).toHaveCount(0)
})
