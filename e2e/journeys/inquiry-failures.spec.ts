import type { Page, Route } from '@playwright/test'
import { axeViolations } from '../accessibility.ts'
import { loadForm, waitForHydration, waitForPreloads } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { site } from '../sites.ts'
import { readInquiry } from './case-rows.ts'
import { fillInquiry, shownCaseNumber, words } from './inquiry.ts'
import { picture, pictureWords } from './pictures.ts'
import { answerNotices, answerSum } from './registration.ts'

test.use({ failedLoads: 'expected' })

const form = '/forfragan?produkt=jekko-spx312'
const machine = '/produkter/minikranar/mini-spindelkranar/jekko-spx312'
const call = '**/api/site/makeInquery'
const texts = words.sv
const own = pictureWords.sv

/** A form with a picture and a bold word, ready to be sent. */
async function fillAll(page: Page, email: string) {
  const filled = await fillInquiry(page, texts, { email })
  await filled
    .getByLabel(own.pictures, { exact: true })
    .setInputFiles(await picture('port.jpg', { width: 300, height: 200 }))
  await expect(filled.getByText(own.included)).toBeVisible()
  await filled.getByRole('button', { name: own.format }).click()
  await expect(filled.getByRole('textbox', { name: texts.message })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await filled.getByRole('button', { name: own.bold, exact: true }).click()
  return filled
}

async function expectAllThere(page: Page) {
  await expect(page.getByLabel(texts.firstname)).toHaveValue('Åsa')
  await expect(page.getByLabel(texts.depot)).not.toHaveValue('')
  await expect(page.getByLabel('Hämttid')).toHaveValue('10:00')
  await expect(page.getByRole('img', { name: own.alt(1, 'port.jpg') })).toBeVisible()
  const message = page.getByRole('textbox', { name: texts.message })
  await expect(message.locator('strong')).toHaveText('Lyft av glas på innergård, portbredd 900 mm.')
}

async function openDialog(page: Page) {
  await answerNotices(page)
  await page.goto(machine)
  await waitForHydration(page)
  await page.getByRole('link', { name: texts.send }).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test('an answer of 503 ends at /fel; all of the form is there in the dialog, too, which sends it once', async ({
  page,
}) => {
  // A server that stops, then one that is stopped.
  const failures = [
    (route: Route) => route.fulfill({ status: 503, body: 'gone' }),
    (route: Route) => route.abort('connectionrefused'),
  ]
  await page.route(call, (route) => (failures.shift() ?? ((last) => last.continue()))(route))
  await page.goto(form)
  await waitForHydration(page)
  const filled = await fillAll(page, 'fel-503@kund.example')
  await filled.getByRole('button', { name: texts.send }).click()
  await expect(page).toHaveURL(/\/fel$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Förfrågan är inte skickad')
  await expect(page).toHaveTitle(/^Förfrågan är inte skickad/)
  expect(await axeViolations(page)).toEqual([])
  const mail = await page.getByRole('main').locator('a[href^="mailto:"]').getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toContain('E-post: fel-503@kund.example')
  await page.getByRole('button', { name: 'Skicka igen' }).click()
  await expect(page.getByText('Det kom inget svar den här gången heller.')).toBeVisible()
  // A reload of the page knows it, too.
  await page.reload()
  await expect(page.getByRole('link', { name: 'Tillbaka till formuläret' })).toBeVisible()
  await openDialog(page)
  await expectAllThere(page)
  const again = page.getByRole('dialog').locator('form')
  await answerSum(again, texts.sum)
  await again.getByRole('button', { name: texts.send }).click()
  expect(await readInquiry(site, await shownCaseNumber(page))).toEqual({
    inquiry_text: '<strong>Lyft av glas på innergård, portbredd 900 mm.</strong>',
    pictures: ['300 x 200'],
  })
})

test('an inquiry sent without a network goes out by itself once it is back, and is one case', async ({
  page,
  context,
}) => {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/makeInquery'))
      keys.push(request.headers()['idempotency-key'] ?? '')
  })
  await openDialog(page)
  const filled = await fillAll(page, 'tunnel@kund.example')
  await waitForPreloads(page)
  await context.setOffline(true)
  await filled.getByRole('button', { name: texts.send }).click()
  await expect(page.getByRole('button', { name: 'Skicka igen' })).toBeVisible()
  await context.setOffline(false)
  const number = await shownCaseNumber(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nu gick det fram')
  expect(await readInquiry(site, number)).toMatchObject({ pictures: ['300 x 200'] })
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  // What was sent is no longer offered.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Innehållet kunde inte hittas')
})

test('a form whose network goes before the script of /fel has come stays, says so, and is sent later', async ({
  page,
}) => {
  await page.goto(form)
  await waitForHydration(page)
  await page.route('**/assets/page-*.js', (route) => route.abort('internetdisconnected'))
  const lost = page.waitForEvent('requestfailed')
  const filled = await fillInquiry(page, texts, { email: 'tapp@kund.example' })
  await lost
  await page.route(call, (route) => route.abort('internetdisconnected'), { times: 1 })
  const send = filled.getByRole('button', { name: texts.send })
  await send.click()
  await expect(filled.getByRole('alert')).toContainText('Det du skrev finns kvar.')
  await expect(page).toHaveURL(form)
  await expect(page.getByLabel(texts.firstname)).toHaveValue('Åsa')
  await send.click()
  await shownCaseNumber(page)
})

test('too many inquiries: the dialog says how long to wait; a refusal is a red notice, sentences beside the fields, and the focus on their summary', async ({
  page,
}) => {
  const tooMany = {
    status: 429,
    headers: { 'retry-after': '412', 'content-type': 'application/problem+json' },
    body: JSON.stringify({ status: 429, code: 'tooManyRequests' }),
  }
  const refusal = {
    status: 422,
    contentType: 'application/json',
    body: JSON.stringify({ count: 2, errors: { email: ['email'], lastname: ['characters'] } }),
  }
  const answers = [tooMany, refusal]
  await page.route(call, (route) => route.fulfill(answers.shift()))
  await openDialog(page)
  const filled = await fillInquiry(page, texts, { email: 'nekad@kund.example' })
  await loadForm(filled)
  await filled.getByRole('button', { name: texts.send }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Vänta 7 minuter')
  await expect(filled.getByLabel(texts.firstname)).toHaveValue('Åsa')
  await filled.getByRole('button', { name: texts.send }).click()
  const summary = filled.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()
  await expect(summary).toContainText('2 uppgifter behöver rättas.')
  await filled.getByRole('button', { name: texts.send }).focus()
  await expect(summary).toBeInViewport({ ratio: 1 })
  const lastname = filled.getByLabel(texts.lastname)
  for (const field of [lastname, filled.getByLabel(texts.email)]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/\S/)
  }
  await expect(summary).toContainText('Kontrollera inmatning')
  const notices = page.getByRole('region', { name: 'Notiser', includeHidden: true })
  await expect(notices).toContainText('Kontrollera inmatning')
  await summary.getByRole('link', { name: /^Efternamn/ }).click()
  await expect(lastname).toBeFocused()
})
