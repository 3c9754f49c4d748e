import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from '../hydration.ts'
import { createCustomer, demoPassword } from '../journeys/account.ts'
import { inboxWith, sendInquiry } from '../journeys/desk.ts'
import { shownCaseNumber } from '../journeys/inquiry.ts'
import { logInAs } from '../journeys/office.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { pickupDate } from '../pickup-date.ts'
import { countTask, type Person } from './task.ts'

// What people come for, and what it may take them: a change that costs a step more fails here.

const phone = { width: 360, height: 740 }
const sum = /(\d) \+ (\d)/
const main = (page: Page) => page.getByRole('main')

async function startAtHome(page: Page): Promise<Person> {
  const person = countTask(page)
  await page.goto('/')
  await waitForHydration(page)
  return person
}

async function searchMachine(page: Page, person: Person) {
  await person.fill(page.getByRole('searchbox'), 'spx532')
  await person.press(page.getByRole('button', { name: 'Sök' }))
  await expect(page).toHaveURL('/produkter?q=spx532')
  await person.press(main(page).getByRole('link', { name: 'Jekko SPX532' }).first())
}

async function fillLift(page: Page, person: Person) {
  await person.fill(page.getByLabel('Höjd (m)', { exact: true }), '9')
  await person.fill(page.getByLabel('Radie (m)', { exact: true }), '5')
  await person.fill(page.getByLabel('Vikt (kg)', { exact: true }), '300')
  await person.press(page.getByRole('button', { name: 'Hitta kran' }))
  await expect(page).toHaveURL('/kranvaljare?q=9_5_300')
}

async function answerSum(form: Locator, person: Person) {
  const label = await form.locator('label').filter({ hasText: sum }).textContent()
  const [, x = '', y = ''] = sum.exec(label ?? '') ?? []
  await person.fill(form.getByLabel(sum), String(Number(x) + Number(y)))
}

/** Only what has to be filled. */
async function sendShortInquiry(page: Page, person: Person) {
  const form = page.locator('form').filter({ has: page.getByLabel('Förnamn') })
  await person.fill(form.getByLabel('Företag', { exact: true }), 'Glas & Lyft AB')
  await person.fill(form.getByLabel('Hämtdatum').filter({ visible: true }), pickupDate())
  await person.fill(form.getByLabel('Hämttid').filter({ visible: true }), '10')
  await person.fill(form.getByLabel('Förnamn'), 'Åsa')
  await person.fill(form.getByLabel('Efternamn'), 'Öberg')
  await person.fill(form.getByLabel('E-post'), ownEmail('uppgift'))
  await answerSum(form, person)
  await person.press(form.getByRole('button', { name: 'Skicka förfrågan' }))
  expect(await shownCaseNumber(page)).not.toBe('')
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('1: the crane for a lift is found and asked for', async ({ page }) => {
    const person = await startAtHome(page)
    await fillLift(page, person)
    await person.press(
      main(page)
        .getByRole('link', { name: /^Skicka förfrågan om/ })
        .first(),
    )
    await sendShortInquiry(page, person)
    expect(person.effort()).toEqual({ steps: 3, fields: 10, screens: 3 })
  })

  test('2: what a machine costs from Thursday to Tuesday', async ({ page }) => {
    const person = await startAtHome(page)
    await searchMachine(page, person)
    await person.fill(page.getByLabel('Från', { exact: true }), '2028-03-16')
    await person.fill(page.getByLabel('Till och med'), '2028-03-21')
    await expect(main(page).getByText('Summa')).toBeVisible()
    expect(person.effort()).toEqual({ steps: 2, fields: 3, screens: 3 })
  })

  test('3: when the nearest depot opens', async ({ page }) => {
    const person = await startAtHome(page)
    await person.press(page.getByRole('contentinfo').getByRole('link', { name: 'Alla depåer' }))
    await person.fill(page.getByLabel('Postnummer'), '211 20')
    await person.press(page.getByRole('button', { name: 'Visa närmaste' }))
    const nearest = main(page).getByRole('listitem').filter({ hasText: 'Malmö' }).first()
    await expect(nearest).toContainText(/Öppet nu, stänger|Öppnar/)
    expect(person.effort()).toEqual({ steps: 2, fields: 1, screens: 2 })
  })

  test('4: whether a crane passes a door', async ({ page }) => {
    const person = await startAtHome(page)
    await searchMachine(page, person)
    await person.fill(page.getByLabel('Dörrens bredd (mm)'), '900')
    await person.fill(page.getByLabel('Dörrens höjd (mm)'), '2100')
    await expect(main(page).getByText('Ja, 13 cm marginal.')).toBeVisible()
    expect(person.effort()).toEqual({ steps: 2, fields: 3, screens: 3 })
  })
})

test('5: somebody registers for a course', async ({ page }) => {
  const person = await startAtHome(page)
  await person.press(page.getByRole('banner').getByRole('link', { name: 'Utbildningar' }))
  await person.press(
    main(page)
      .getByRole('link', { name: /^Anmäl dig/ })
      .first(),
  )
  const form = page.locator('form').filter({ has: page.getByLabel(sum) })
  await person.fill(form.getByLabel('Företag'), 'Glas & Lyft AB')
  await person.fill(form.getByLabel('Förnamn'), 'Åsa')
  await person.fill(form.getByLabel('Efternamn'), 'Öberg')
  await person.fill(form.getByLabel('E-post'), ownEmail('kurs'))
  await person.press(form.getByRole('button', { name: 'Jag deltar själv' }))
  await answerSum(form, person)
  await person.press(form.getByRole('button', { name: 'Anmäl dig' }))
  expect(await shownCaseNumber(page)).not.toBe('')
  expect(person.effort()).toEqual({ steps: 4, fields: 5, screens: 3 })
})

test('6: the latest news are read', async ({ page }) => {
  const person = await startAtHome(page)
  await person.press(main(page).locator('a[href^="/nyhet/"]').first())
  await expect(page).toHaveURL(/\/nyhet\//)
  expect(person.effort()).toEqual({ steps: 1, fields: 0, screens: 2 })
})

test('7: a customer logs in and sees how far a case has come', async ({ page }) => {
  const email = ownEmail('lage')
  await createCustomer(email)
  const number = await sendInquiry(page.request, { email })
  const person = await startAtHome(page)
  await person.press(page.getByRole('banner').getByRole('link', { name: 'Logga in' }))
  await person.fill(main(page).getByLabel('E-post', { exact: true }), email)
  await person.fill(main(page).getByLabel('Lösenord', { exact: true }), demoPassword)
  await person.press(main(page).getByRole('button', { name: 'Logga in' }))
  await person.press(main(page).getByRole('link', { name: number }))
  await expect(page).toHaveURL(`/mina-sidor/mina-arenden/${number}`)
  expect(person.effort()).toEqual({ steps: 3, fields: 2, screens: 4 })
})

test('8: the crane for a lift is found by keyboard alone', async ({ page }) => {
  const person = await startAtHome(page)
  await person.tab(page.getByRole('link', { name: 'Till innehållet' }))
  await person.enter()
  for (const [label, figure] of [
    ['Höjd (m)', '9'],
    ['Radie (m)', '5'],
    ['Vikt (kg)', '300'],
  ] as const) {
    await person.tab(page.getByLabel(label, { exact: true }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(figure)
  }
  await person.enter()
  await expect(page).toHaveURL('/kranvaljare?q=9_5_300')
  expect(person.effort()).toEqual({ steps: 6, fields: 0, screens: 2 })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('9: the crane for a lift is found and asked for', async ({ page }) => {
    const person = countTask(page)
    await page.goto('/')
    await fillLift(page, person)
    await person.press(
      main(page)
        .getByRole('link', { name: /^Skicka förfrågan om/ })
        .first(),
    )
    await sendShortInquiry(page, person)
    expect(person.effort()).toEqual({ steps: 3, fields: 10, screens: 3 })
  })
})

test.describe('in the back office', () => {
  // The first question of every visit is who is logged in; a stranger's answer is 401.
  test.use({ failedLoads: 'expected' })

  test('10: an inquiry is answered', async ({ page }) => {
    const number = await sendInquiry(page.request, { email: ownEmail('svar') })
    await logInAs(page, 60, { path: inboxWith(number) })
    const person = countTask(page)
    await person.press(
      page.getByRole('row').filter({ hasText: number }).getByRole('cell', { name: number }),
    )
    await person.press(page.getByRole('button', { name: 'Mall: Ring oss' }))
    await person.press(page.getByRole('button', { name: 'Skicka och markera besvarad' }))
    await expect(page.getByText('Besvarat').first()).toBeVisible()
    expect(person.effort()).toEqual({ steps: 3, fields: 0, screens: 1 })
  })
})
