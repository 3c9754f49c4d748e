import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { ownEmail } from '../own-name.ts'
import { pickupDate } from '../pickup-date.ts'
import { accountWords, createCustomer, demoPassword, logIn } from './account.ts'

const pairs = [
  { sent: 'sv', shown: 'en' },
  { sent: 'en', shown: 'sv' },
] as const

for (const { sent, shown } of pairs) {
  test(`a case that was sent in ${sent} keeps its language on the page in ${shown}`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const email = ownEmail(`sprak-${sent}`)
    await createCustomer(email)
    const api = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    const params = { email_address: email, password: demoPassword }
    const session = await api.post('/api/auth/doLogin', { data: { params } })
    const { payload } = (await session.json()) as { payload: { token: string } }
    const headers = { authorization: `Bearer ${payload.token}` }
    const pickup_at = `${pickupDate()} 10:00`
    const asked = { prod_id: 1, pickup_at, comment: 'Kajkant' }
    const answer = await api.post('/api/site/makeInquery', {
      headers,
      data: {
        lang: sent,
        firstname: 'Test',
        lastname: 'Kund',
        email,
        depot_id: 1,
        prod_id: 1,
        pickup_at,
        lines: [asked],
        inquiry_text: 'Grindkod',
      },
    })
    const { data } = (await answer.json()) as { data: { case_number: string } }
    const message = { case_number: data.case_number, message: 'Portrum' }
    const written = await api.post('/api/customer/sendCaseMessage', { headers, data: message })
    expect(written.status()).toBe(200)
    await api.dispose()
    const words = accountWords[shown]
    await logIn(page, words, email)
    await page.goto(`${words.path}/mina-sidor/mina-arenden/${data.case_number}`)
    const main = page.getByRole('main')
    for (const text of ['Kajkant', 'Grindkod', 'Portrum']) {
      const own = main.getByText(text, { exact: true })
      await expect(own, text).toBeVisible()
      expect(await own.evaluate((part) => part.closest('[lang]')?.getAttribute('lang')), text).toBe(
        sent,
      )
    }
    expect(await axeViolations(page)).toEqual([])
  })
}
