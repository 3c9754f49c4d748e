import { axeViolations } from '../accessibility.ts'
import { hold } from '../hold.ts'
import { loadIsland, waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'

const product = '/produkter/minikranar/spindelkranar/jekko-spx532'

test('pictures open in a carousel: by button, key and swipe', async ({ page }) => {
  // With reduced motion, since a swipe must not meet a moving picture.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(product)
  await waitForHydration(page)
  await page.getByRole('link', { name: /lyfter en last/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Bild 1 av 3')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Föregående' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Nästa' }).click()
  await expect(dialog.getByText('Bild 2 av 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('Bild 3 av 3')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Nästa' })).toBeDisabled()
  await page.keyboard.press('Home')
  await expect(dialog.getByText('Bild 1 av 3')).toBeVisible()
  const box = await dialog.locator('ul').boundingBox()
  if (box === null) throw new Error('The carousel has no size')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.8, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 8 })
  await page.mouse.up()
  await expect(dialog.getByText('Bild 2 av 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // A thumbnail opens its own picture.
  await page.getByRole('link', { name: /stödbenen ute/ }).click()
  await expect(dialog.getByText('Bild 3 av 3')).toBeVisible()
})

test('pictures of a depot open in the same carousel, in which a key counts at once; another depot does not show it', async ({
  page,
}) => {
  await page.goto('/region/goteborg')
  await waitForHydration(page)
  const malmo = page.getByRole('contentinfo').getByRole('link', { name: 'Malmö' })
  await loadIsland(malmo)
  await malmo.click()
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector('dialog:modal')
      if (dialog === null) return
      observer.disconnect()
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  const picture = page.getByRole('link', { name: /^Depåns grå hall/ })
  await picture.click()
  const dialog = page.getByRole('dialog', { name: 'Depå Malmö' })
  await expect(dialog.getByText('Bild 2 av 2')).toBeVisible()
  // The second picture has come to the middle of the screen.
  const hidden = dialog.getByRole('listitem', { includeHidden: true })
  await expect(hidden.last()).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(picture).toBeFocused()
  await picture.click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/region/goteborg')
  await expect(page.getByRole('heading', { level: 1, name: 'Göteborg' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a carousel above a presentation has the keys, and closes alone', async ({ page }) => {
  const address = '/presentation/ett-lyft-steg-for-steg?sida=2'
  await page.goto(address)
  const presentation = page.getByRole('dialog', { name: 'Ett lyft, steg för steg' })
  await expect.poll(() => presentation.evaluate((element) => element.matches(':modal'))).toBe(true)
  await presentation
    .getByRole('link', { name: /Visa större/ })
    .first()
    .click()
  const carousel = presentation.getByRole('dialog')
  await expect(carousel.getByText('Bild 1 av 1')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.keyboard.press('Escape')
  await expect(carousel).toHaveCount(0)
  // A page that the key leads to would be asked for before this.
  await page.evaluate(() => fetch('/healthz').then(() => undefined))
  expect(requests).toEqual(['/healthz'])
  await expect(presentation).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/sida=3$/)
})

test('a page of the company has the carousel and the player', async ({ page }) => {
  await page.goto('/about-us')
  await waitForHydration(page)
  await page.getByRole('link', { name: /^Depåns hall med tre portar/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Om oss' })
  await expect(dialog.getByText('Bild 1 av 2')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Stäng' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: /lyfter till fasad/ }).click()
  await expect(page.getByText('Filmen startar strax')).toBeVisible()
})

test('a movie clicked before its script has loaded plays in the page, and another one takes its place', async ({
  page,
}) => {
  const letGo = await hold(page, '**/assets/product-media-*.js')
  await page.goto(product)
  await waitForHydration(page)
  const player = page.locator('video')
  await page.getByRole('link', { name: /lyfter till fasad/ }).click()
  letGo()
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  expect(await player.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(6)
  await expect(page).toHaveURL(new RegExp(`${product}$`))
  await page.getByRole('link', { name: /når ut/ }).click()
  await expect(page.getByText('Filmen startar strax')).toBeVisible()
  await expect(player).toHaveAttribute('src', '/upload/movies/nar-ut.webm')
})

test('a movie opened alone plays', async ({ page }) => {
  await page.goto('/upload/movies/nar-ut.webm')
  const player = page.locator('video')
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('pictures, movies and documents are links to their files, documents are downloaded, and the internal one is nowhere', async ({
    page,
    request,
  }) => {
    await page.goto(product)
    for (const name of [/lyfter en last/, /lyfter till fasad/, /Datablad/]) {
      const address = await page.getByRole('link', { name }).first().getAttribute('href')
      expect((await request.get(address ?? '')).status(), String(name)).toBe(200)
    }
    const sheet = page.getByRole('link', { name: /Datablad Jekko SPX532/ })
    await expect(sheet).toContainText(/PDF, \d+(,\d)?\s(kB|B)/)
    await expect(page.getByText('Intern servicelista')).toHaveCount(0)
    const [download] = await Promise.all([page.waitForEvent('download'), sheet.click()])
    expect(download.suggestedFilename()).toBe('datablad-jekko-spx532.pdf')
    const file = await request.get('/upload/documents/datablad-jekko-spx532.pdf')
    expect(file.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="datablad-jekko-spx532.pdf"',
      'x-content-type-options': 'nosniff',
    })
    expect(file.headers()['content-security-policy']).toContain('sandbox')
  })
})
