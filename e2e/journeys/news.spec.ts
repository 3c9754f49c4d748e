import type { Page } from '@playwright/test'
import { expect, test } from '../open-page.ts'

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')

/** The page of all posts has as many as there are. */
async function expectAllPosts(page: Page) {
  const answer = await page.request.get('/api/site/getPostsArr?show_amount=99999')
  const { count } = (await answer.json()) as { count: number }
  await expect(cardsOf(page)).toHaveCount(count)
}

test('news: the latest, all, one and the one before it (sv)', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/nyheter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nyheter' })).toBeVisible()
  const cards = cardsOf(page)
  await expect(cards).toHaveCount(6)
  await page.getByRole('link', { name: 'Visa alla' }).click()
  await expect(page).toHaveURL(/\/nyheter\?show_amount=99999$/)
  await expectAllPosts(page)
  const first = cards.first().getByRole('link')
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const older = page.getByRole('link', { name: 'Äldre' })
  const next = (await older.textContent())?.replace('Äldre', '') ?? ''
  await older.click()
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a post leads to its machines (en)', async ({ page }) => {
    await page.goto('/en/nyhet/lyfta-inomhus-utan-avgaser')
    const machines = page.getByRole('region', { name: 'Machines in this article' })
    await expect(machines.getByRole('article')).toHaveCount(2)
    await machines.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/jekko-spx532$/)
  })
})
