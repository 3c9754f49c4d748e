import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { ownEmail, ownName } from '../own-name.ts'
import { createCustomer } from './account.ts'
import { enter } from './desk.ts'
import { logInAs, make } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function reload(page: Page): Promise<void> {
  await page.reload()
  // The whole back office is loaded anew: on a busy machine that takes its time.
  await expect(page.getByText(/som inte är sparade/)).toBeVisible({ timeout: 60_000 })
}

const takeBack = (page: Page) => page.getByRole('button', { name: 'Ta tillbaka' }).click()

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
})

test('a load chart that is pasted and not saved is there again after a reload', async ({
  page,
}) => {
  await logInAs(page, 60)
  const crane = await make(page, 'createCraneselector', {
    slug: ownName('utkastkran'),
    title: 'Utkastkran',
  })
  await page.goto(`/admin/craneselectors/${crane.id}`)
  await page.getByLabel('Klistra in rader från ett kalkylblad').fill('12\t4\t700\n9\t6\t400')
  await page.getByRole('button', { name: 'Använd 2 rader' }).click()
  // A press is work on the item as typing is.
  await expect(page.getByText('Du har låst det här')).toBeVisible()
  await reload(page)
  await expect(page.getByRole('cell', { name: '700' })).toHaveCount(0)
  await takeBack(page)
  await expect(page.getByRole('cell', { name: '700' })).toBeVisible()
})

test('a day that is taken out of the opening hours stays out after a reload', async ({ page }) => {
  await logInAs(page, 90)
  const day = { date: null, closed: false, from: '07:00', to: '16:00' }
  const hours = await make(page, 'createDepothour', {
    title: 2,
    depothourrows: [1, 2, 3].map((number) => ({ ...day, day: number })),
  })
  await page.goto(`/admin/depothours/${hours.id}`)
  const days = page.getByRole('combobox', { name: 'Dag' })
  await expect(days).toHaveCount(3)
  await page.getByRole('button', { name: 'Ta bort', exact: true }).first().click()
  await expect(days).toHaveCount(2)
  await reload(page)
  await expect(days).toHaveCount(3)
  await takeBack(page)
  await expect(days).toHaveCount(2)
})

test('whoever types on without deciding about an older draft keeps both', async ({ page }) => {
  await logInAs(page, 62)
  const { id } = await make(page, 'createPost', {
    post_slug: ownName('tva-utkast'),
    title_sv: 'Ett',
  })
  await page.goto(`/admin/posts/${id}`)
  await box(page, 'Rubrik').fill('Två')
  await reload(page)
  await box(page, 'Rubrik på engelska').fill('Two')
  await reload(page)
  await takeBack(page)
  await expect(box(page, 'Rubrik')).toHaveValue('Två')
  await expect(box(page, 'Rubrik på engelska')).toHaveValue('Two')
})

test('a form that is only open keeps nobody out: its lock ends with half an hour without work', async ({
  page,
}) => {
  await logInAs(page, 62)
  const { id } = await make(page, 'createPost', {
    post_slug: ownName('pa-lunch'),
    title_sv: 'På lunch',
  })
  await page.clock.install()
  await page.goto(`/admin/posts/${id}`)
  const locking = page.waitForRequest(/lockPost$/)
  await box(page, 'Rubrik').fill('På lunch snart')
  await locking
  await expect(page.getByText('Du har låst det här')).toBeVisible()
  const kept: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('lockPost')) kept.push(request.url())
  })
  await page.clock.fastForward('31:00')
  await expect(page.getByRole('button', { name: 'Lås för mig' })).toBeVisible()
  expect(kept).toEqual([])
  await box(page, 'Rubrik').fill('Tillbaka')
  await expect(page.getByText('Du har låst det här')).toBeVisible()
})

test('what is changed of the own profile outlives a reload, a lost connection and a forced log-out', async ({
  page,
  context,
}) => {
  const email = ownEmail('egen-profil')
  await createCustomer(email, 52)
  await enter(page, { email, path: '/admin/account' })
  const phone = page.getByLabel('Telefon')
  const send = page.getByRole('button', { name: 'Spara uppgifterna' })
  const before = await phone.inputValue()
  await phone.fill('070-765 43 21')
  await reload(page)
  await expect(phone).toHaveValue(before)
  await takeBack(page)
  await expect(phone).toHaveValue('070-765 43 21')
  await context.setOffline(true)
  await send.click()
  await expect(page.getByText('Servern svarar inte just nu.')).toBeVisible()
  await expect(phone).toHaveValue('070-765 43 21')
  await context.setOffline(false)
  await context.clearCookies()
  await send.click()
  await enter(page, { email, path: '/admin/account' })
  await takeBack(page)
  await send.click()
  await expect(page.getByText('Uppgifterna är sparade.')).toBeVisible()
  await page.reload()
  await expect(phone).toHaveValue('070-765 43 21')
  await expect(page.getByText(/som inte är sparade/)).toHaveCount(0)
})
