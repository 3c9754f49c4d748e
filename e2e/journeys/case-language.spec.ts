import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { pickupDate } from '../pickup-date.ts'
import { createCustomer, logIn, sessionElsewhere } from './account.ts'

/** A case that its owner sent in English, with a message; its number. */
async function sendCase(api: APIRequestContext, email: string): Promise<string> {
  const headers = await sessionElsewhere(api, email)
  const pickup_at = `${pickupDate()} 10:00`
  const answer = await api.post('/api/site/makeInquery', {
    headers,
    data: {
      lang: 'en',
      firstname: 'Test',
      lastname: 'Kund',
      email,
      depot_id: 1,
      prod_id: 1,
      pickup_at,
      lines: [{ prod_id: 1, pickup_at, comment: 'Kajkant' }],
      inquiry_text: 'Grindkod',
    },
  })
  const { data } = (await answer.json()) as { data: { case_number: string } }
  const message = { case_number: data.case_number, message: 'Portrum' }
  const written = await api.post('/api/customer/sendCaseMessage', { headers, data: message })
  expect(written.status()).toBe(200)
  return data.case_number
}

test.use({ javaScriptEnabled: false })

test('a case that was sent in English keeps its language on the Swedish page', async ({
  page,
  request,
}) => {
  const email = ownEmail('sprak')
  await createCustomer(email)
  const number = await sendCase(request, email)
  await logIn(page, email)
  await page.goto(`/mina-sidor/mina-arenden/${number}`)
  for (const text of ['Kajkant', 'Grindkod', 'Portrum']) {
    const own = page.getByRole('main').getByText(text, { exact: true })
    await expect(own, text).toBeVisible()
    const language = await own.evaluate((part) => part.closest('[lang]')?.getAttribute('lang'))
    expect(language, text).toBe('en')
  }
})
