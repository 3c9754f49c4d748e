import { expect, test } from '../open-page.ts'

test('what mini crane education requires is said in both languages', async ({ request }) => {
  const english = await (await request.get('/en/utbildningar')).text()
  expect(english).toContain(
    'Mini crane education requires minimum safe lifting plus mini crane eligibility up to 10 tonne-metres',
  )
  const swedish = await (await request.get('/utbildningar')).text()
  expect(swedish).toContain('minst Säkra lyft plus behörighet för minikran upp till 10 tonmeter')
})

// With script: course-filter.document.test.tsx.
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('courses are narrowed by course and city, and the address keeps it', async ({ page }) => {
    await page.goto('/utbildningar')
    await page.getByLabel('Kurs', { exact: true }).selectOption('minikran-over-10-tm')
    await page.getByLabel('Ort').selectOption('Luleå')
    await page.getByRole('main').getByRole('button', { name: 'Visa' }).click()
    await expect(page).toHaveURL(/\?kurs=minikran-over-10-tm&ort=Lule%C3%A5/)
    const courses = page.getByRole('main').getByRole('article')
    await expect(courses).toHaveCount(1)
    await expect(courses.getByRole('listitem')).toHaveCount(1)
    await expect(courses).toContainText(/\d av \d platser kvar/)
    await expect(page.getByLabel('Ort')).toHaveValue('Luleå')
  })

  test('an occasion leads to its page with prerequisites and seats, and back to the course', async ({
    page,
  }) => {
    await page.goto('/utbildningar?kurs=minikran-over-10-tm')
    await page.getByRole('link', { name: 'Tis 16 maj 2028 08:00', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Minikran över 10 tonmeter')
    await expect(page.getByText('Platser kvar: 6')).toBeVisible()
    const facts = page.getByRole('table', { name: 'Om kursen' })
    await expect(facts).toContainText('Säkra lyft, minikran upp till 10 tonmeter')
    await page.getByRole('link', { name: 'Alla tillfällen av kursen' }).click()
    await expect(page).toHaveURL('/utbildningar?kurs=minikran-over-10-tm#tillfallen')
  })

  test('a choice that nothing fits says so and leads to all courses', async ({ page }) => {
    await page.goto('/en/utbildningar?kurs=fallskydd&ort=Lule%C3%A5')
    await expect(page.getByRole('status')).toContainText('No course matches')
    await page.getByRole('link', { name: 'Show all courses' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8)
  })
})
