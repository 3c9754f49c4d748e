import { loadForm } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { answerNotices } from './registration.ts'

test('a form goes on in the other language: what was typed stays, and its faults are told in it', async ({
  page,
}) => {
  await answerNotices(page)
  await page.goto('/forfragan?produkt=jekko-spx312&lyft=5_3_100')
  const form = page.locator('main form').filter({ has: page.locator('[name=sum]') })
  await loadForm(form)
  await form.locator('[name=firstname]').fill('Åsa')
  await form.getByRole('button', { name: 'Skicka förfrågan' }).click()
  await expect(form.getByRole('alert')).toContainText('Skriv ditt efternamn')
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  const send = form.getByRole('button', { name: 'Send inquiry' })
  await expect(send).toBeVisible()
  await expect(form.locator('[name=firstname]')).toHaveValue('Åsa')
  await expect(form.locator('[name=inquiry_text]')).toHaveValue(/^The lift: .*\.$/)
  await expect(form).not.toContainText('Skriv ditt efternamn')
  await send.click()
  await expect(form.getByRole('alert')).toContainText('last name')
})
