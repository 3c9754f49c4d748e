import type { Page } from '@playwright/test'
import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')

/** The page of all posts has as many as there are: other journeys publish some meanwhile. */
async function expectAllPosts(page: Page) {
  const counts = async () => {
    const answer = await page.request.get('/api/site/getPostsArr?show_amount=99999')
    const { count } = (await answer.json()) as { count: number }
    const shown = await cardsOf(page).count()
    if (shown !== count) await page.reload()
    return shown - count
  }
  await expect.poll(counts).toBe(0)
}

const words = {
  sv: {
    prefix: '',
    news: 'Nyheter',
    all: 'Visa alla',
    older: 'Äldre',
    machines: 'Maskiner i nyheten',
  },
  en: {
    prefix: '/en',
    news: 'News',
    all: 'Show all',
    older: 'Older',
    machines: 'Machines in this article',
  },
} as const

for (const [locale, texts] of Object.entries(words)) {
  test(`news: the latest, all, one and the one before it (${locale})`, async ({ page }) => {
    await page.goto(`${texts.prefix}/nyheter`)
    await expect(page.getByRole('heading', { level: 1, name: texts.news })).toBeVisible()
    const cards = cardsOf(page)
    await expect(cards).toHaveCount(6)
    await page.getByRole('link', { name: texts.all }).click()
    await expect(page).toHaveURL(/\/nyheter\?show_amount=99999$/)
    await expectAllPosts(page)
    expect(await axeViolations(page)).toEqual([])

    const first = cards.first().getByRole('link')
    const title = (await first.textContent()) ?? ''
    await first.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    const older = page.getByRole('link', { name: texts.older })
    const next = (await older.textContent())?.replace(texts.older, '') ?? ''
    await older.click()
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
  })

  test(`a post leads to its machines (${locale})`, async ({ page }) => {
    await page.goto(`${texts.prefix}/nyhet/lyfta-inomhus-utan-avgaser`)
    const machines = page.getByRole('region', { name: texts.machines })
    await expect(machines.getByRole('article')).toHaveCount(2)
    await machines.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/jekko-spx532$/)
  })
}

test.describe('a post that does not exist', () => {
  test.use({ failedLoads: 'expected' })
  test('is the 404 page in place', async ({ page }) => {
    const answer = await page.goto('/nyhet/finns-inte')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL(/\/nyhet\/finns-inte$/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('all news are reached by links', async ({ page }) => {
    await page.goto('/nyheter')
    await page.getByRole('link', { name: 'Visa alla' }).click()
    await expect(page).toHaveURL(/\/nyheter\?show_amount=99999$/)
    await expectAllPosts(page)
    await cardsOf(page).last().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
