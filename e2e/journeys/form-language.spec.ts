import type { Page } from '@playwright/test'
import { fromNow } from '../../apps/server/src/testing/clock.ts'
import { loadForm, loadIsland } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { pickupDate } from '../pickup-date.ts'
import { answerNotices } from './registration.ts'

/** An inquiry whose lift and first day come from its address. */
async function openForm(page: Page) {
  await answerNotices(page)
  const from = fromNow({ days: 3 }).toISOString().slice(0, 10)
  await page.goto(`/forfragan?produkt=jekko-spx312&lyft=5_3_100&fran=${from}`)
  const form = page.locator('main form').filter({ has: page.locator('[name=sum]') })
  await loadForm(form)
  return { form, from }
}

test('a form goes on in the other language: what was typed stays, and its faults are in that language', async ({
  page,
}) => {
  const { form } = await openForm(page)
  await form.locator('[name=firstname]').fill('Åsa')
  const typed = pickupDate()
  await form.locator('[name=pickup_date]').fill(typed)
  await form.locator('[name=inquiry_text]').press('ControlOrMeta+End')
  await form.locator('[name=inquiry_text]').pressSequentially('\nTvå fönster.')
  await form.getByRole('button', { name: 'Skicka förfrågan' }).click()
  await expect(form.getByRole('alert')).toContainText('Skriv ditt efternamn')
  const english = page.getByRole('banner').getByRole('button', { name: 'English' })
  // With its script, the switch leaves the document and the form in place.
  await loadIsland(english)
  await english.click()
  const send = form.getByRole('button', { name: 'Send inquiry' })
  await expect(send).toBeVisible()
  await expect(form.locator('[name=firstname]')).toHaveValue('Åsa')
  await expect(form.locator('[name=inquiry_text]')).toHaveValue(/^The lift: .*\.\nTvå fönster\.$/)
  await expect(form.locator('[name=pickup_date]')).toHaveValue(typed)
  await expect(form).not.toContainText('Skriv ditt efternamn')
  await send.click()
  await expect(form.getByRole('alert')).toContainText('last name')
})

test('a field that the address fills and that is emptied stays empty in the other language', async ({
  page,
}) => {
  const { form, from } = await openForm(page)
  await expect(form.locator('[name=pickup_date]')).toHaveValue(from)
  await form.locator('[name=pickup_date]').fill('')
  await form.locator('[name=inquiry_text]').fill('')
  const english = page.getByRole('banner').getByRole('button', { name: 'English' })
  await loadIsland(english)
  await english.click()
  await expect(form.getByRole('button', { name: 'Send inquiry' })).toBeVisible()
  await expect(form.locator('[name=pickup_date]')).toHaveValue('')
  await expect(form.locator('[name=inquiry_text]')).toHaveValue('')
})
