import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../open-page.ts'
import { logInAs, make, save, saveButton } from './office.ts'
import { picture } from './pictures.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

const size = { width: 300, height: 200 }

test('a picture is named when it is there already, published with its words and a point to keep in sight, and exchanged everywhere at once', async ({
  page,
}) => {
  await logInAs(page, 62, { path: '/admin/images' })
  const input = page.locator('input[type="file"]')
  const old = await picture('Gammal skylt.jpg', size, '#204060')
  await input.setInputFiles([old, await picture('Ny skylt.jpg', size, '#602040')])
  await expect(page.getByText('Sparad:')).toHaveCount(2)
  await input.setInputFiles({ ...old, name: 'Samma igen.jpg' })
  await expect(page.getByText('Finns redan, inget nytt sparades:')).toBeVisible()
  const link = page.getByRole('listitem').getByRole('link', { name: 'Gammal skylt' }).first()
  const id = Number((await link.getAttribute('href'))?.split('/').at(-1))
  await make(page, 'createPost', {
    post_slug: 'skyltbytet',
    title_sv: 'Skyltbytet',
    image_ids: [id],
  })
  await link.click()
  await page
    .getByRole('presentation')
    .locator('img')
    .click({ position: { x: 20, y: 20 } })
  const fromLeft = page.getByLabel('Från vänster, %')
  await expect(fromLeft).not.toHaveValue('50')
  await fromLeft.fill('25')
  await page.getByRole('button', { name: 'Publicera nu' }).click()
  await saveButton(page).click()
  await expect(page.getByText('Skriv vad bilden visar innan den publiceras.')).toBeVisible()
  await page.getByLabel('Vad bilden visar, på svenska').fill('En skylt vid en vägg.')
  await save(page)

  const uses = page.getByRole('region', { name: 'Visas här' })
  await expect(uses.getByRole('link', { name: 'Skyltbytet' })).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Byt ut överallt' }).click()
  const library = page.getByRole('dialog')
  await library.getByLabel('Sök').fill('Ny skylt')
  expect(await axeViolations(page)).toEqual([])
  await library.getByRole('button', { name: 'Ny skylt' }).click()
  await expect(page.getByText('Utbytt överallt')).toBeVisible()
  await expect(uses.getByText('Visas ingenstans.')).toBeVisible()
})
