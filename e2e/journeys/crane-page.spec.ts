import { expect, test } from '../open-page.ts'

const crane = '/produkter/minikranar/spindelkranar/jekko-spx532'

// Slider, chart and a door that is too narrow: keyboard-alone.spec.ts.
test("a crane's page answers where it fits and how far it reaches, and gives its chart", async ({
  page,
}) => {
  await page.goto(crane)
  await page.getByLabel('Dörrens bredd (mm)').fill('900')
  await page.getByLabel('Dörrens höjd (mm)').fill('2100')
  await expect(page.getByText(/^Ja, \d+\scm marginal\.$/)).toBeVisible()
  const lifts = page.locator('#lyfter')
  await lifts.getByRole('textbox', { name: 'Radie (m)' }).fill('400')
  await expect(lifts.getByText('Når inte 400 m ut')).toBeVisible()
  const chart = page.locator('#belastningstabell')
  const file = await chart.getByRole('link', { name: 'Ladda ner som CSV' }).getAttribute('href')
  const answer = await page.request.get(file ?? '')
  expect(answer.headers()['content-type']).toContain('text/csv')
})

test("without script a crane's page and the drawn site answer from the address", async ({
  request,
}) => {
  const at = async (path: string) => (await request.get(path)).text()
  expect(await at(`${crane}?dorr_bredd=900&dorr_hojd=2100`)).toMatch(/Ja, \d+\scm marginal/)
  expect(await at(`${crane}?lutning=10`)).toContain('Okänt, ring oss.')
  expect(await at(`${crane}?radie=400&hojd=`)).toContain('Når inte 400')
  expect(await at('/kranvaljaren?avstand=2&hinder=&karm=5&djup=2')).toContain(
    'Radie 5\u00a0m och minst 6,5\u00a0m till kroken.',
  )
})
