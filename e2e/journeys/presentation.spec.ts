import type { Page } from '@playwright/test'
import { test as ownContext } from '../fixtures.ts'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'

const words = {
  sv: {
    prefix: '',
    title: 'Ett lyft, steg för steg',
    close: 'Stäng',
    back: 'Bakåt',
    forward: 'Framåt',
  },
  en: {
    prefix: '/en',
    title: 'One lift, step by step',
    close: 'Close',
    back: 'Back',
    forward: 'Forward',
  },
} as const

const path = '/presentation/ett-lyft-steg-for-steg'
const pageCount = 5
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const isModal = (page: Page) => dialog(page).evaluate((element) => element.matches(':modal'))

test('a presentation is opened from the news, paged and closed (sv)', async ({ page }) => {
  const texts = words.sv
  await page.goto(`${texts.prefix}/nyheter`)
  // The link back to the opener is added by script.
  await waitForHydration(page)
  await page.getByRole('link', { name: texts.title }).click()
  await expect(dialog(page).getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  await expect.poll(() => isModal(page)).toBe(true)
  await expect(dialog(page).getByRole('heading', { level: 1 })).toBeFocused()
  const size = async () => {
    const box = await dialog(page).boundingBox()
    return [box?.width, box?.height]
  }
  await expect.poll(size).toEqual([1280, 720])
  await expect(button(page, texts.back)).toBeDisabled()
  for (let number = 2; number <= pageCount; number += 1) {
    await button(page, texts.forward).click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?sida=${number}$`))
  }
  await expect(button(page, texts.forward)).toBeDisabled()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${texts.prefix}/nyheter$`))
  await page.goForward()
  await button(page, texts.close).click()
  await expect(page).toHaveURL(new RegExp(`${texts.prefix}/nyheter$`))
  const opener = page.getByRole('link', { name: texts.title })
  await expect(opener).toBeFocused()
  await expect(opener).toBeInViewport()
})

test('a presentation that a machine’s page opens at the first click leads back there, also after a reload', async ({
  page,
}) => {
  const machine = '/produkter/minikranar/spindelkranar/jekko-spx532'
  await page.goto(machine)
  await waitForHydration(page)
  const opener = page.getByRole('link', { name: words.sv.title })
  await opener.click()
  await expect.poll(() => isModal(page)).toBe(true)
  await page.reload()
  await waitForHydration(page)
  await button(page, words.sv.close).dblclick()
  await expect(page).toHaveURL(machine)
  await expect(opener).toBeFocused()
  await expect(opener).toBeInViewport()
})

test('keys turn the pages, all count when they are faster than pages load, and Escape closes', async ({
  page,
}) => {
  await page.goto(path)
  await expect.poll(() => isModal(page)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?sida=2$/)
  await page.keyboard.press('End')
  // Pressed at once: the last step counts from the requested page.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/\?sida=4$/)
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/\?sida=1$/)
  const press = (...keys: string[]) =>
    page.evaluate((pressed) => {
      for (const key of pressed) document.body.dispatchEvent(new KeyboardEvent('keydown', { key }))
    }, keys)
  await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft')
  await expect(page).toHaveURL(/\?sida=3$/)
  // One after another, some of them while an earlier page is just being shown.
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    await press(key)
  }
  await expect(page).toHaveURL(/\?sida=2$/)
  await button(page, 'Framåt').evaluate((forward: HTMLElement) => {
    for (let times = 0; times < 3; times += 1) forward.click()
  })
  await expect(page).toHaveURL(/\?sida=5$/)
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/nyheter$/)
})

ownContext.describe('on a phone', () => {
  ownContext.use({ viewport: { width: 360, height: 640 }, hasTouch: true })
  ownContext('a swipe turns the page', async ({ page }) => {
    await page.goto(path)
    await expect.poll(() => isModal(page)).toBe(true)
    const content = dialog(page).getByRole('heading', { level: 2 })
    const touch = (x: number) => ({ identifier: 1, clientX: x, clientY: 300 })
    const swipe = async (from: number, to: number) => {
      await content.dispatchEvent('touchstart', {
        touches: [touch(from)],
        changedTouches: [touch(from)],
      })
      await content.dispatchEvent('touchend', { touches: [], changedTouches: [touch(to)] })
    }
    await swipe(300, 100)
    await expect(page).toHaveURL(/\?sida=2$/)
    await swipe(100, 300)
    await expect(page).toHaveURL(/\?sida=1$/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('every page is reached by its own address, and the way back (en)', async ({ page }) => {
    const texts = words.en
    await page.goto(`/en${path}`)
    for (let number = 2; number <= pageCount; number += 1) {
      await button(page, texts.forward).click()
      await expect(page).toHaveURL(new RegExp(`\\?sida=${number}$`))
      const marked = dialog(page).getByRole('button', { name: `Page ${number}` })
      await expect(marked).toHaveAttribute('aria-current', 'page')
    }
    await expect(button(page, texts.forward)).toBeDisabled()
    await dialog(page).getByRole('button', { name: 'Page 1' }).click()
    await expect(button(page, texts.back)).toBeDisabled()
    await button(page, texts.close).click()
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  })
})

test('a presentation or a page of it that does not exist is the 404 page', async ({ request }) => {
  for (const address of ['/presentation/finns-inte', `${path}?sida=6`]) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
})
