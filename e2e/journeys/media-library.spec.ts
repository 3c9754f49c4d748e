import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { logInAs } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

async function photograph(name: string, background: string) {
  const buffer = await sharp({ create: { width: 1_300, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

type Dropped = { name: string; mimeType: string; buffer: Buffer }

/** Files let go over a part of the page, as from the desktop. */
async function drop(zone: Locator, files: readonly Dropped[]) {
  const sent = files.map(({ buffer, ...file }) => ({ ...file, bytes: buffer.toString('base64') }))
  const dataTransfer = await zone.page().evaluateHandle((dropped) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, bytes } of dropped) {
      const content = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
      transfer.items.add(new File([content], name, { type: mimeType }))
    }
    return transfer
  }, sent)
  await zone.dispatchEvent('dragover', { dataTransfer })
  await zone.dispatchEvent('drop', { dataTransfer })
}

const save = (page: Page) => page.getByRole('button', { name: 'Spara', exact: true })

test('a picture is dropped on a product, described, published, and the public sees it', async ({
  page,
}) => {
  const { data } = await (
    await page.request.get('/api/site/getProductsArr?per_page=24&page=3')
  ).json()
  const { id, path } = data.findLast(({ images }: { images: unknown[] }) => images.length === 0)
  await logInAs(page, 60, { path: `/admin/products/${id}` })
  const pictures = page.getByRole('group', { name: 'Bilder' })
  await expect(pictures.getByText('JPEG, PNG, WebP, högst 10 MB var.')).toBeVisible()
  await drop(pictures.getByText('JPEG, PNG, WebP, högst 10 MB var.'), [
    await photograph('Maskin vid fasad.jpg', '#386050'),
    { name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ingen bild') },
  ])
  await expect(pictures.getByText('Välj en bild i JPEG, PNG eller WebP.')).toBeVisible()
  await pictures.getByLabel('Vad bilden visar, på svenska').fill('Maskinen står vid en fasad.')
  await pictures.getByRole('button', { name: 'Publicera bilden' }).click()
  await expect(pictures.getByText('Publicerad', { exact: true })).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Sparat')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.goto(path)
  const picture = page.getByRole('img', { name: 'Maskinen står vid en fasad.' })
  await expect(picture).toBeVisible()
  // The variants come by a job; what is kept of the page is renewed with them.
  await expect
    .poll(async () => (await page.request.get(path)).text(), { timeout: 90_000 })
    .toContain('-640.avif 640w')
})

test('a picture that is there already is named, and a point is picked that stays in sight', async ({
  page,
}) => {
  await logInAs(page, 62, { path: '/admin/images' })
  const file = await photograph('Kran vid vägg.jpg', '#704030')
  const input = page.locator('input[type="file"]')
  await input.setInputFiles(file)
  await expect(page.getByText('Sparad:')).toBeVisible()
  await input.setInputFiles({ ...file, name: 'Samma igen.jpg' })
  await expect(page.getByText('Finns redan, inget nytt sparades:')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Kran vid vägg' }).first().click()
  await page
    .getByRole('presentation')
    .locator('img')
    .click({ position: { x: 20, y: 20 } })
  await expect(page.getByLabel('Från vänster, %')).not.toHaveValue('50')
  await page.getByLabel('Från vänster, %').fill('25')
  await page.getByRole('button', { name: 'Publicera nu' }).click()
  await save(page).click()
  await expect(page.getByText('Skriv vad bilden visar innan den publiceras.')).toBeVisible()
  await page.getByLabel('Vad bilden visar, på svenska').fill('En minikran vid en vägg.')
  await save(page).click()
  await expect(page.getByText('Sparat')).toBeVisible()
  await expect(page.getByText('Visas ingenstans.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('a picture is exchanged everywhere at once', async ({ page }) => {
  await logInAs(page, 62, { path: '/admin/images' })
  const input = page.locator('input[type="file"]')
  await input.setInputFiles([
    await photograph('Gammal skylt.jpg', '#204060'),
    await photograph('Ny skylt.jpg', '#602040'),
  ])
  await expect(page.getByText('Sparad:')).toHaveCount(2)
  const old = page.getByRole('listitem').getByRole('link', { name: 'Gammal skylt' })
  const id = Number((await old.getAttribute('href'))?.split('/').at(-1))
  await page.evaluate(async (image) => {
    const body = { post_slug: 'skyltbytet', title_sv: 'Skyltbytet', image_ids: [image] }
    await fetch('/api/admin/createPost', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }, id)
  await old.click()
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
