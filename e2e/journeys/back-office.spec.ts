import type { Page } from '@playwright/test'
import { axeViolations, axeViolationsInBothThemes } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { listWith } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

const password = 'Lyft-trygg-2026'

async function logIn(page: Page, role: number, path = '/admin') {
  await page.goto(path)
  await page.getByLabel('E-post').fill(`role${role}@demo.example`)
  await page.getByLabel('Lösenord').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Meny' })).toBeVisible()
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Rubrik', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Spara', exact: true })

test('a wrong password is said, a right one opens the back office, and logging out closes it', async ({
  page,
}) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await page.getByLabel('E-post').fill('role62@demo.example')
  await page.getByLabel('Lösenord').fill('fel')
  await page.getByRole('button', { name: 'Logga in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Felaktig inloggning')
  await logIn(page, 62)
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await expect(page.getByLabel('Lösenord')).toBeVisible()
  expect((await page.request.get('/api/admin/getStaffObj')).status()).toBe(401)
})

test('a customer does not come in', async ({ page }) => {
  await page.goto('/admin')
  await page.getByLabel('E-post').fill('role10@demo.example')
  await page.getByLabel('Lösenord').fill(password)
  await page.getByRole('button', { name: 'Logga in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Meny' })).toHaveCount(0)
})

test('a post is written and published, and the public reads it at once', async ({ page }) => {
  await logIn(page, 62, '/admin/posts')
  await page.getByRole('link', { name: 'Skapa' }).click()
  await title(page).fill('Ny kran i Umeå')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Den lyfter två ton.')
  await page.getByRole('button', { name: 'Gör av rubriken' }).click()
  await page.getByLabel('Publiceras', { exact: true }).fill('2026-01-02T07:00')
  await expect(page.getByText('fredag 2 januari 2026, svensk tid')).toBeVisible()
  await save(page).click()
  await expect(page).toHaveURL(/\/admin\/posts\/\d+$/)
  expect(await axeViolations(page)).toEqual([])
  const answer = await page.goto('/nyhet/ny-kran-i-umea')
  expect(answer?.status()).toBe(200)
  await expect(page.getByText('Den lyfter två ton.')).toBeVisible()
})

test('two people at one post: the second meets the first and keeps what is theirs', async ({
  page,
  browser,
}) => {
  await logIn(page, 62, listWith('posts', 'Plattor'))
  await page.getByRole('cell', { name: 'Plattor under stödbenen' }).click()
  const mine = title(page)
  await expect(mine).toHaveValue('Plattor under stödbenen')
  const other = await browser.newPage()
  await logIn(other, 90, page.url())
  await other.getByLabel('Rubrik på engelska').fill('Pads below the outriggers')
  await save(other).click()
  await expect(other.getByText('Sparat')).toBeVisible()
  await other.close()
  await mine.fill('Plattor under benen')
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: 'Eva Sjöberg har sparat medan du skrev' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Spara det valda' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(mine).toHaveValue('Plattor under benen')
  await expect(page.getByLabel('Rubrik på engelska')).toHaveValue('Pads below the outriggers')
})

test('what was typed and not saved is there again after a reload', async ({ page }) => {
  await logIn(page, 62, '/admin/testimonials/create')
  await page.getByRole('textbox', { name: 'Namn' }).fill('Karin Lindqvist')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Ta tillbaka' }).click()
  await expect(page.getByRole('textbox', { name: 'Namn' })).toHaveValue('Karin Lindqvist')
})

test('an inquiry is read, answered in the customer’s language and moved on', async ({ page }) => {
  const sent = await page.request.post('/api/site/makeInquery', {
    data: {
      lang: 'en',
      depot_id: 1,
      prod_id: 1,
      prod_name: 'Jekko SPX312',
      firstname: 'Astrid',
      lastname: 'Ekman',
      email: 'astrid@kund.example',
      pickup_at: '2027-04-14 09:00',
    },
  })
  const { case_number } = (await sent.json()).data
  await logIn(page, 60, listWith('cases', case_number))
  await page.getByRole('cell', { name: case_number }).click()
  await expect(page.getByRole('heading', { level: 2, name: case_number })).toBeVisible()
  await page.getByRole('button', { name: 'Mall: Ledig' }).click()
  await page.getByRole('button', { name: 'Skicka till kunden' }).click()
  await expect(page.getByRole('article')).toContainText('Hello Astrid, the machine is free')
  await page.getByLabel('Anteckning, bara för personalen').fill('Kunden ringer i morgon.')
  await page.getByRole('button', { name: 'Spara anteckningen' }).click()
  await expect(page.getByRole('article').last()).toContainText('Kunden ringer i morgon.')
  await page.getByRole('button', { name: 'Markera som besvarat' }).click()
  await expect(page.getByRole('button', { name: 'Bekräfta' })).toBeVisible()
  await expect(page.getByText('Besvarat').first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
