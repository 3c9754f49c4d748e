import { expect, test } from '../open-page.ts'
import { answerPlan, openPlan, planWords, printedPlan, shownLines } from './lift-plan-task.ts'

const { sv, en } = planWords

test('a pane of 180 kg into an opening on the fourth floor: the crane moves until boom and pane pass (en)', async ({
  page,
}) => {
  await page.goto('/en/kranvaljare?q=9.5_6_180')
  await openPlan(page, en, 'Jekko SPX532')
  const main = page.getByRole('main')
  await main.getByLabel('In through an opening').check()
  await answerPlan(page, en, {
    choices: { Material: 'Glass' },
    figures: {
      'Height of the sill (m)': '9.5',
      'Height of the top (m)': '13.2',
      'Set down inside (m)': '1.5',
      'Length of the load (m)': '0.2',
      'Height of the load (m)': '2',
      'Length of slings with hook (m)': '0.5',
      'Panel width (mm)': '3000',
      'Panel height (mm)': '2000',
      'Thickness without gaps (mm)': '12',
      'Wind in gusts (m/s)': '1',
    },
  })
  await page.getByRole('link', { name: 'Calculate with Vacuum lifter Hoeflon VL500' }).click()
  await expect(page).toHaveURL(/&lifter=hoeflon-vl500/)
  await expect(page.getByText('The wind is below the limit')).toBeVisible()
  await expect(page.getByText('Too tight: at least 0.5 m must be free')).toBeVisible()
  await main.getByRole('link', { name: 'Place the crane 1.1 m further away' }).click()
  await expect(page.getByText('Clears the opening')).toBeVisible()
  const { lines, pdf } = await printedPlan(page, en)
  expect(pdf).toContain('Clears the opening')
  expect(lines).toContain('Tightest 0.5 m, boom to top, boom to sill')
  expect(lines).toContain('The panel 180 kg, 6 m²')
  expect(lines).toContain('Total 220 kg')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, failedLoads: 'expected' })

  test('a beam indoors: the floor and the socket do, and the machine is towed home (sv)', async ({
    page,
  }) => {
    await page.goto('/kranvaljare?q=4_2.5_300')
    await openPlan(page, sv, 'Jekko SPX312')
    await answerPlan(page, sv, {
      figures: {
        'Vad golvet bär (kN/m²)': '40',
        'Timmar per dag': '8',
        'Totalvikt, bil (kg)': '2200',
        'Bilen får dra (kg)': '3000',
        'Totalvikt, släp (kg)': '2500',
      },
      choices: { Underlag: 'Golv med känd bärighet', 'Starkaste uttaget': '230 V' },
    })
    await expect(page.getByRole('main').getByText('Maskinen går')).toBeVisible()
    const lines = await shownLines(page)
    expect(lines).toContain('Arbetstid 8 h per dag')
    expect(lines.find((line) => line.startsWith('Körkort'))).toBe('Körkort BE')
    expect(lines).toContain('Marken bär Golv med känd bärighet, 40 kN/m²')
  })
})
