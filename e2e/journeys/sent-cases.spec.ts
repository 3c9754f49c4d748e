import { expect, test } from '../fixtures.ts'
import { waitForHydration } from '../hydration.ts'
import { ownEmail } from '../own-name.ts'
import { fillInquiry, shownCaseNumber, words } from './inquiry.ts'
import { answerNotices } from './registration.ts'

const crane = '/produkter/minikranar/spindelkranar/jekko-spx312'

test('the receipt stays when the dialog closes by itself, and closes with its page', async ({
  page,
}) => {
  const texts = words.en
  await answerNotices(page)
  await page.goto(`/en${crane}`)
  await waitForHydration(page)
  await page.getByRole('link', { name: texts.send }).filter({ visible: true }).first().click()
  const form = await fillInquiry(page, texts, { email: ownEmail('kvitto-en') })
  await form.getByRole('button', { name: texts.send }).click()
  const number = await shownCaseNumber(page)
  // It closes by itself although the mouse rests where the button was.
  await expect(page.getByRole('dialog')).toBeHidden()
  const receipt = page.getByRole('status').filter({ hasText: number })
  await expect(receipt).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Spider cranes' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spider cranes' })).toBeVisible()
  await expect(receipt).toHaveCount(0)
})
