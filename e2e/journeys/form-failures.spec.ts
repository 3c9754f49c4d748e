import type { Locator, Page } from '@playwright/test'
import { failOnce } from '../fail-once.ts'
import { loadForm, waitForPreloads } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { pickupDate } from '../pickup-date.ts'
import { site } from '../sites.ts'
import { readCredit, readParticipants } from './case-rows.ts'
import { fillByName, typedApplication } from './credit.ts'
import { shownCaseNumber } from './inquiry.ts'
import {
  answerNotices,
  answerSum,
  fillSender,
  nameFourPeople,
  registrationWords,
} from './registration.ts'

// Behaviour that the inquiry shares with the other forms.
test.use({ failedLoads: 'expected' })

const texts = registrationWords.sv
const course = '/anmalan?produkt=vakuumlyft-glasrobot-goteborg-2028-10-04'

const formOf = (page: Page) => page.locator('form').filter({ has: page.getByLabel(texts.sum) })

/** Presses a button while no form can be written as JSON, once: a fault of the program. */
async function pressAtFault(page: Page, button: Locator) {
  // The page of the button reads the form as JSON while it is made.
  await expect(button).toBeVisible()
  await page.evaluate(() => {
    const { stringify } = JSON
    JSON.stringify = (value: unknown, ...others: []) => {
      if (!(value instanceof Object && 'firstname' in value)) return stringify(value, ...others)
      JSON.stringify = stringify
      throw new TypeError('no JSON')
    }
  })
  // In place of the listener for which an uncaught exception is a failure.
  page.removeAllListeners('pageerror')
  const [fault] = await Promise.all([page.waitForEvent('pageerror'), button.click()])
  expect(fault.message).toBe('no JSON')
}

/** Sends it to a failing server. */
async function sendInVain(page: Page, { call, button }: { call: string; button: string }) {
  const form = formOf(page)
  await loadForm(form)
  await waitForPreloads(page)
  await failOnce(page, `**/api/site/${call}`, (route) => route.fulfill({ status: 503 }))
  await form.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(/\/fel$/)
}

test('a form that is posted without its question is asked it, and keeps what was typed', async ({
  request,
}) => {
  const typed = {
    depot_id: '1',
    pickup_date: pickupDate(),
    pickup_time: '10:00',
    price_type: '1',
    firstname: 'Greta',
    lastname: 'Utan Fråga',
    email: 'greta@kund.example',
  }
  const answer = await request.post('/forfragan?produkt=jekko-spx312', { form: typed })
  expect(answer.status()).toBe(422)
  const html = await answer.text()
  expect(html).toContain('value="Utan Fråga"')
  expect(html).toMatch(texts.sum)
  expect(html).toMatch(/name="form_token" value="[^"]+"/)
})

test('a registration that failed is sent again from /fel with all its people, once', async ({
  page,
}) => {
  await answerNotices(page)
  await page.goto(course)
  const form = await fillSender(page, texts, 'kursfel@kund.example')
  await nameFourPeople(form, texts)
  await answerSum(form, texts.sum)
  await sendInVain(page, { call: 'makeEducationRegistration', button: texts.register })
  const again = page.getByRole('button', { name: 'Skicka igen' })

  await test.step('a fault of the program is reported, and the form can be sent again', async () => {
    await pressAtFault(page, again)
    await expect(page.getByText('Det kom inget svar den här gången heller')).toBeVisible()
    await expect(again).toBeEnabled()
  })

  await again.dblclick()
  const number = await shownCaseNumber(page)
  const people = await readParticipants(site, number)
  expect(people.map(({ firstname }) => firstname)).toEqual(['Bo', 'Li', 'Ann', 'Per'])
  await page.goto('/mina-sidor/logga-in')
  const listed = page.getByRole('listitem').filter({ hasText: number })
  await expect(listed).toContainText('Kursanmälan: Vakuumlyft')
})

test('a credit application that failed is there again, is not sent as it was once it is changed, and is sent once', async ({
  page,
}) => {
  await answerNotices(page)
  await page.goto('/kreditansokan')
  const form = formOf(page)
  const typed = { ...typedApplication, email: 'kreditfel@kund.example' }
  await fillByName(form, typed)
  await form.locator('[name=consent]').check()
  await answerSum(form, texts.sum)
  const send = form.getByRole('button', { name: 'Ansök om kredit' })

  await test.step('a fault of the program is reported, and the form stays as it was typed', async () => {
    await loadForm(form)
    await pressAtFault(page, send)
    await expect(form.getByRole('alert')).toContainText('Ansökan kunde inte skickas')
    await expect(form.locator('[name=email]')).toHaveValue(typed.email)
    await expect(send).toBeEnabled()
  })

  await sendInVain(page, { call: 'makeCreditApplication', button: 'Ansök om kredit' })
  const again = page.getByRole('button', { name: 'Skicka igen' })
  const waits = page.getByText('Låt sidan stå öppen.')
  const back = page.getByRole('link', { name: 'Tillbaka till formuläret' })

  await test.step('a form that was opened again without a change can be sent from /fel', async () => {
    await back.click()
    await loadForm(form)
    for (const [name, text] of Object.entries(typed)) {
      await expect(form.locator(`[name=${name}]`)).toHaveValue(text)
    }
    await expect(form.locator('[name=consent]')).toBeChecked()
    await page.goto('/fel')
    await expect(again).toBeVisible()
    await expect(waits).toBeVisible()
  })

  await test.step('one that was changed cannot', async () => {
    await back.click()
    await loadForm(form)
    await form.locator('[name=email]').fill('kreditbytt@kund.example')
    await page.goto('/fel')
    await expect(back).toBeVisible()
    await expect(again).toHaveCount(0)
    await expect(waits).toHaveCount(0)
  })

  await back.click()
  await loadForm(form)
  await answerSum(form, texts.sum)
  await send.click()
  const [stored] = await readCredit(site, await shownCaseNumber(page))
  expect(stored).toMatchObject({ limit_ore: 15_000_000 })
})
