import type { Locator } from '@playwright/test'
import { axeViolations } from '../accessibility.ts'
import { test as ownContext } from '../fixtures.ts'
import { expect, test } from '../open-page.ts'
import { site } from '../sites.ts'
import { goWithin, logInAs, saveButton } from './office.ts'
import { queryOf } from './site-database.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected', viewport: { width: 360, height: 740 } })

/** How far two parts are from standing in one line. */
async function apart(one: Locator, other: Locator): Promise<number> {
  const middles = await Promise.all(
    [one, other].map(async (part) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
      return y + height / 2
    }),
  )
  return Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))
}

/** How many buttons of a bar are not whole within it. */
const buttonsBeside = (bar: Locator) =>
  bar.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const boxes = [...element.querySelectorAll('button')].map((one) => one.getBoundingClientRect())
    return boxes.filter((box) => box.top < top || box.bottom > bottom).length
  })

test('lists, the searches, the inbox and the own account fit a phone, with more filters behind their button', async ({
  page,
  otherPage,
}) => {
  await logInAs(page, 90)
  await page.goto('/admin/searchreports')
  const tables = page.locator('.RaDataTable-tableWrapper')
  await expect(tables).toHaveCount(2)
  await expect(page.getByText(/^Höjd .+, radie .+ kg$/).first()).toBeVisible()
  const hidden = () =>
    tables.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    )
  await expect.poll(hidden).toEqual([0, 0])

  for (const list of ['products', 'users', 'depothours', 'occasions', 'images', 'posts']) {
    await goWithin(page, `/admin/${list}`)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(await hidden(), list).toEqual([0])
  }
  await goWithin(page, '/admin')
  const courses = page.getByRole('region', { name: 'Kurser som fylls' })
  await expect(courses.getByRole('row').nth(1)).toBeVisible()
  const beside = () =>
    page
      .locator('main section')
      .evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ ariaLabel }) => ariaLabel),
      )
  expect(await beside()).toEqual([])
  // What is done with chosen rows stands whole within its bar.
  await goWithin(page, '/admin/products')
  await page.getByRole('checkbox', { name: 'Välj raden' }).first().check()
  const bar = page.locator('.RaBulkActionsToolbar-toolbar')
  await expect(bar.getByRole('button', { name: 'Publicera', exact: true })).toBeVisible()
  await expect.poll(() => buttonsBeside(bar)).toBe(0)

  // Whoever is logged in elsewhere, too, has a longer account.
  await logInAs(otherPage, 90)
  await goWithin(page, '/admin/account')
  await expect(page.getByRole('button', { name: 'Logga ut där' }).first()).toBeVisible()
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(360)

  await goWithin(page, '/admin/import/products')
  const prices = 'id;version;price_first_day;price_weekend\n1;1;4200,505;tusen\n2;1;4321,50;\n'
  const file = { name: 'priser.csv', mimeType: 'text/csv', buffer: Buffer.from(prices) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('region', { name: /^Fel att rätta/ })).toBeVisible()
  expect(await width()).toBe(360)

  await goWithin(page, '/admin/cases')
  // Two lines a case.
  const unread = page.getByRole('listitem').filter({ hasText: 'Oläst' }).first()
  await expect(unread).toHaveText(/\d\s(dag|h|min).+Mottaget$/)
  expect(await width()).toBe(360)
  await expect(page.getByLabel('Status')).toBeHidden()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Lägg till filter' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Status' }).click()
  const status = page.getByRole('combobox', { name: 'Status' })
  await expect(status).toBeVisible()
  const removal = (source: string) =>
    page.locator(`[data-source="${source}"]`).getByRole('button', { name: 'Ta bort filtret' })
  expect(await apart(status, removal('state'))).toBeLessThan(4)
  await page.getByRole('button', { name: 'Lägg till filter' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Olästa' }).click()
  const unreadOnly = page.getByRole('switch', { name: 'Olästa' })
  await expect(unreadOnly).toBeVisible()
  expect(await apart(unreadOnly, removal('unread'))).toBeLessThan(4)
  await unread.getByRole('link').click()
  await expect(page).toHaveURL(/\/admin\/cases\/\d+\/show$/)
})

test('on a phone a day of opening hours takes two lines and one for its times, and the button that saves follows a changed form and hides no field', async ({
  page,
}) => {
  const holidays = 10
  const [{ id } = { id: 0 }] = await queryOf<{ id: number }>(
    site,
    'select id from depothours where title = $1 and depot_id is null order by id',
    [holidays],
  )
  await logInAs(page, 90)
  await page.goto(`/admin/depothours/${id}`)
  const row = page.getByRole('listitem').filter({ has: page.getByLabel('Datum') })
  const closed = row.filter({ has: page.getByRole('switch', { checked: true }) }).first()
  const day = closed.getByRole('combobox')
  const date = closed.getByRole('textbox', { name: 'Datum' })
  await expect(date).toBeVisible()
  await expect(closed.getByLabel('Öppnar')).toBeHidden()
  expect(await apart(day, closed.getByRole('button', { name: 'Ta bort' }))).toBeLessThan(10)
  expect(await apart(date, closed.getByRole('switch'))).toBeLessThan(10)
  const open = row.filter({ has: page.getByRole('switch', { checked: false }) }).first()
  expect(await apart(open.getByLabel('Öppnar'), open.getByLabel('Stänger'))).toBeLessThan(10)
  // On a tablet its button is in the first line.
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const dated of [closed, open]) {
    const remove = dated.getByRole('button', { name: 'Ta bort' })
    expect(await apart(dated.getByLabel('Datum'), remove)).toBeLessThan(10)
  }

  await page.setViewportSize({ width: 360, height: 740 })
  await goWithin(page, '/admin/products/1')
  // The last row ends where the button does, also on a phone where both of its parts would fit its card.
  await page.setViewportSize({ width: 390, height: 844 })
  const endOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
  const shownOn = page.locator('.MuiTextField-root', { has: page.getByLabel('Som den ser ut den') })
  expect(await endOf(shownOn)).toBeLessThanOrEqual(await endOf(saveButton(page)))
  await page.setViewportSize({ width: 360, height: 740 })
  const title = page.getByRole('textbox', { name: 'Rubrik' }).first()
  await expect(saveButton(page)).not.toBeInViewport()
  await title.fill('Ändrad rubrik')
  await expect(saveButton(page)).toBeInViewport({ ratio: 1 })
  expect(await axeViolations(page)).toEqual([])
  // The editors take more room once their script has loaded.
  await expect(page.getByRole('toolbar', { name: 'Textens utseende' }).nth(1)).toBeAttached()
  // Whatever the keyboard comes to stands free.
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect()
      const save = document.querySelector('[type="submit"]')
      const edge = save?.getBoundingClientRect().top ?? 0
      return document.activeElement !== save && (focused?.bottom ?? 0) > edge
    })
    expect(covered, `after ${press + 1} presses`).toBe(false)
  }
})

ownContext.describe('by touch', () => {
  ownContext.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    failedLoads: 'expected',
  })

  ownContext(
    'a finger finds what is done with chosen rows at the bottom, in the longer language too, and no part of the list under it',
    async ({ page }) => {
      await logInAs(page, 90, { locale: 'en' })
      await page.goto('/admin/products')
      const rows = page.getByRole('checkbox', { name: 'Select this row' })
      await rows.nth(0).check()
      await rows.nth(1).check()
      const bar = page.locator('.RaBulkActionsToolbar-toolbar')
      await expect(bar.getByRole('button', { name: 'Put into the trash' })).toBeVisible()
      await expect.poll(() => buttonsBeside(bar)).toBe(0)
      await page.getByRole('link', { name: 'Create', exact: true }).click({ trial: true })
      await rows.last().check()
      await expect(bar).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: 'Go to next page' }).click({ trial: true })
    },
  )
})
