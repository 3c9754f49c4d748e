import type { Page } from '@playwright/test'
import { expect, test } from '../open-page.ts'
import { ownName } from '../own-name.ts'
import { fillOfficeLogIn, logInAs, make, ofRole, save, saveButton } from './office.ts'

// The first question of every visit is who is logged in; refusals are what these journeys are about.
test.use({ failedLoads: 'expected' })

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('a lock is seen, taken over, and nothing typed is lost: by two people, without a connection, or without a session', async ({
  page,
  context,
  otherPage: boss,
}) => {
  await logInAs(page, 62)
  const { id } = await make(page, 'createPost', {
    post_slug: ownName('tva-vid-en'),
    title_sv: 'Två vid en',
  })
  await page.goto(`/admin/posts/${id}`)
  const mine = box(page, 'Rubrik')
  await mine.fill('Säljarens rubrik')
  await box(page, 'Text').fill('Säljarens text')
  await expect(page.getByText('Du har låst det här')).toBeVisible()

  await logInAs(boss, 90, { path: `/admin/posts/${id}` })
  await expect(boss.getByText(/arbetar här sedan/)).toBeVisible()
  const theirs = box(boss, 'Rubrik')
  await theirs.fill('Chefens rubrik')
  await box(boss, 'Rubrik på engelska').fill('Two at one')
  await saveButton(boss).click()
  await expect(boss.getByText('Någon annan arbetar med det här just nu.')).toBeVisible()
  await expect(theirs).toHaveValue('Chefens rubrik')
  await boss.getByRole('button', { name: 'Ta över' }).click()
  await expect(boss.getByText('Du har låst det här')).toBeVisible()
  await saveButton(page).click()
  await expect(page.getByText('Någon annan arbetar med det här just nu.')).toBeVisible()
  await expect(page.getByText(/Eva Sjöberg arbetar här sedan/)).toBeVisible()
  await expect(mine).toHaveValue('Säljarens rubrik')
  await save(boss)

  await saveButton(page).click()
  const choice = page.getByRole('dialog', { name: 'Eva Sjöberg har sparat medan du skrev' })
  await choice.getByLabel('Chefens rubrik').check()
  await choice.getByRole('button', { name: 'Spara det valda' }).click()
  await expect(choice).toHaveCount(0)
  await expect(mine).toHaveValue('Chefens rubrik')
  await expect(box(page, 'Rubrik på engelska')).toHaveValue('Two at one')
  await expect(box(page, 'Text')).toHaveText('Säljarens text')

  // Typed and not saved outlives a lost connection, a reload and a forced log-out.
  page.on('dialog', (dialog) => void dialog.accept())
  const takeBack = page.getByRole('button', { name: 'Ta tillbaka' })
  await box(page, 'Rubrik').fill('Skrivet i en tunnel')
  await context.setOffline(true)
  await saveButton(page).click()
  await expect(page.getByText('Servern svarar inte just nu.')).toBeVisible()
  await expect(box(page, 'Rubrik')).toHaveValue('Skrivet i en tunnel')
  await context.setOffline(false)
  await page.reload()
  // Whoever types on without deciding about the draft keeps both.
  await expect(takeBack).toBeVisible()
  await box(page, 'Rubrik på engelska').fill('Typed in a tunnel')
  // Somebody ends the session on the server; the save, or a call of the page before it, finds out.
  await context.clearCookies()
  await saveButton(page).or(page.getByLabel('E-post')).first().click()
  await fillOfficeLogIn(page, ofRole(62))
  await takeBack.click()
  await expect(box(page, 'Rubrik')).toHaveValue('Skrivet i en tunnel')
  await expect(box(page, 'Rubrik på engelska')).toHaveValue('Typed in a tunnel')
  await save(page)
})
