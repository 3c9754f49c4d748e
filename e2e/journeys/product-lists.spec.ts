import type { Locator, Page } from '@playwright/test'
import { loadIsland, waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('row')
const heading = (page: Page) => page.getByRole('main').getByRole('status')

/** Loads the list's script; before that its form loads a document. */
async function wakeList(page: Page) {
  await waitForHydration(page)
  await loadIsland(heading(page))
}

async function weights(page: Page): Promise<number[]> {
  const column = await page.getByRole('columnheader').allInnerTexts()
  const at = column.findIndex((text) => text.startsWith('Vikt'))
  const cells = await page.locator(`tbody tr td:nth-child(${at + 1})`).allInnerTexts()
  // What is not known is a dash, and comes last.
  return cells.filter((text) => text !== '–').map((text) => Number(text.replaceAll(/\D/g, '')))
}

/** Step by step through a closed dropdown, as the arrow keys go. */
async function walkTo(choice: Locator, value: string) {
  const options = await choice
    .locator('option')
    .evaluateAll((all: HTMLOptionElement[]) => all.map((option) => option.value))
  const steps = options.indexOf(value) - options.indexOf(await choice.inputValue())
  const key = steps < 0 ? 'ArrowUp' : 'ArrowDown'
  for (let step = 0; step < Math.abs(steps); step += 1) await choice.page().keyboard.press(key)
  await expect(choice).toHaveValue(value)
}

// Narrowed by typing and ticking: keyboard-alone.spec.ts.
test('a narrowed list says so in its address, which is widened filter by filter', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/produkter/minikranar?weight_max=2500')
  await expect(heading(page)).toHaveText(/^\d+ av \d+ maskiner$/)
  await wakeList(page)
  await page.getByText('Filtrera på tekniska data').click()
  const weight = page.getByRole('group', { name: 'Vikt (kg)' })
  const battery = page.getByRole('checkbox', { name: /^Batteri / })
  const left = /\((\d+)\)/.exec((await battery.locator('xpath=..').textContent()) ?? '')?.[1]
  await battery.check()
  await expect(page).toHaveURL(/weight_max=2500.*fuel_type=9/)
  await expect(heading(page)).toHaveText(new RegExp(`^${left} av \\d+ maskiner$`))
  await page.getByRole('link', { name: 'Ta bort filtret Vikt högst 2 500 kg' }).click()
  await expect(page).not.toHaveURL(/weight_max/)
  await expect(weight.getByLabel('Till')).toHaveValue('')
  await page.goBack()
  await expect(weight.getByLabel('Till')).toHaveValue('2500')
  await page.getByRole('link', { name: 'Rensa filter' }).click()
  await expect(heading(page)).toHaveText(/^\d+ maskiner$/)
  await expect(battery).not.toBeChecked()
})

test('machines and their prices are on the first screen', async ({ page }) => {
  const card = page.getByRole('article').first()
  for (const path of [
    '/produkter',
    '/produkter/minikranar',
    '/produkter/minikranar/spindelkranar',
    '/en/produkter/glasrobotar-och-vakuumlyft',
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    const price = card.getByText(/(exkl\. moms|excl\. VAT)$/).first()
    await expect(price, path).toBeInViewport({ ratio: 1 })
    // A phone's 740 px without the bar at the bottom.
    await page.setViewportSize({ width: 360, height: 740 - 57 })
    await expect(card.getByRole('link').first(), path).toBeInViewport({ ratio: 1 })
  }
})

test('a choice of order acts at once, and one that arrow keys step to with Enter', async ({
  page,
}) => {
  await page.goto('/produkter/bandtransportorer?vy=tabell')
  await wakeList(page)
  const order = page.getByLabel('Sortera')
  await order.selectOption({ label: 'Vikt: lägst först' })
  await expect(page).toHaveURL(/sortera=weight/)
  const head = page.getByRole('columnheader', { name: /^Vikt/ })
  // The address changes before the page does.
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  const sorted = await weights(page)
  expect(sorted.length).toBeGreaterThan(3)
  expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
  await order.focus()
  await walkTo(order, 'price')
  await expect(page).toHaveURL(/sortera=weight/)
  expect(await weights(page)).toEqual(sorted)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sortera=price/)
  await expect(head).not.toHaveAttribute('aria-sort', 'ascending')
  await expect(order).toBeFocused()
})

test('up to four machines are picked over pages and kinds, and stand side by side', async ({
  page,
}) => {
  await page.goto('/produkter')
  await wakeList(page)
  const ticks = page.getByRole('main').getByRole('checkbox', { name: /^Jämför/ })
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await page.getByRole('link', { name: 'Framåt' }).click()
  await expect(page).toHaveURL(/sida=2/)
  await expect(page.getByRole('button', { name: 'Jämför valda (2)' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Bandtransportörer' }).click()
  await expect(page).toHaveURL(/\/bandtransportorer\?m=[^,&]+,[^,&]+$/)
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await expect(ticks.nth(2)).toBeDisabled()
  await expect(page.getByText('högst 4', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Jämför valda (4)' }).click()
  await expect(page).toHaveURL(/\/jamfor\?m=[^,&]+,[^,&]+,[^,&]+,[^,&]+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await expect(page.getByRole('rowheader', { name: /skiljer: Vikt/ })).toBeVisible()
  await page
    .getByRole('link', { name: /^Ta bort/ })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('products without a picture show their own drawings, and models tell cut titles apart', async ({
    page,
  }) => {
    await page.goto('/produkter/glasrobotar-och-vakuumlyft/glasrobotar')
    const cards = page.getByRole('article').filter({ hasText: 'Glaslyft Smartlift S' })
    const sources: string[] = []
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded()
      const drawing = card.locator('img')
      await expect
        .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(320)
      sources.push((await drawing.getAttribute('src')) ?? '')
    }
    expect(new Set(sources).size).toBe(4)
    for (const model of ['SL 280', 'SL 380', 'SL 608', 'SL 780']) {
      await expect(page.getByText(`Smartlift ${model}`, { exact: true })).toBeVisible()
    }
  })

  test('the table has one row a machine, and its heads turn the order', async ({ page }) => {
    await page.goto('/produkter/minikranar')
    await page.getByRole('link', { name: 'Tabell' }).click()
    await expect(rows(page)).toHaveCount(25)
    const head = page.getByRole('columnheader', { name: /^Vikt/ })
    await head.getByRole('link').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    const up = await weights(page)
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    await head.getByRole('link').click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    const down = await weights(page)
    expect(down).toEqual(down.toSorted((a, b) => b - a))
  })

  test('a number that is none is said beside its field, and no hit says what to do', async ({
    page,
  }) => {
    await page.goto('/produkter/minikranar?weight_max=tung')
    const weight = page.getByRole('group', { name: 'Vikt (kg)' })
    await expect(weight.getByText('Skriv ett tal')).toBeVisible()
    await expect(weight.getByLabel('Till')).toHaveAttribute('aria-invalid', 'true')
    await expect(heading(page)).toHaveText(/^\d+ maskiner$/)
    await page.goto('/produkter/bandtransportorer?weight_max=1')
    await expect(page.getByText('Ingen maskin klarar alla filter.')).toBeVisible()
  })

  test('lists are narrowed, ordered and picked from by plain forms and links', async ({ page }) => {
    await page.goto('/produkter/minikranar')
    await page.getByText('Filtrera på tekniska data').click()
    await page.getByRole('group', { name: 'Vikt (kg)' }).getByLabel('Till').fill('1500')
    await page.getByRole('button', { name: 'Visa maskiner' }).last().click()
    await expect(page).toHaveURL(/weight_max=1500/)
    await expect(heading(page)).toHaveText(/^\d+ av \d+ maskiner$/)
    await page.getByLabel('Sortera').selectOption({ label: 'Lägst pris först' })
    await page.getByRole('button', { name: 'Visa maskiner' }).first().click()
    await expect(page).toHaveURL(/sortera=price/)
    const ticks = page.getByRole('main').getByRole('checkbox', { name: /^Jämför/ })
    await ticks.nth(0).check()
    await ticks.nth(1).check()
    await page.getByRole('button', { name: 'Jämför' }).click()
    await expect(page).toHaveURL(/\/jamfor\?m=[^,&]+,[^,&]+$/)
    await expect(page.getByRole('columnheader')).toHaveCount(3)
  })
})

test('a page after the last one of a list does not exist', async ({ request }) => {
  for (const list of [
    '/produkter',
    '/produkter/minikranar',
    '/produkter/minikranar/spindelkranar',
  ]) {
    expect((await request.get(`${list}?sida=999`)).status(), list).toBe(404)
  }
})
