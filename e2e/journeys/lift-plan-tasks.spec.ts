import { expect, test } from '../open-page.ts'
import { answerPlan, findCranes, openPlan, planWords, sendPlan } from './lift-plan-task.ts'

const { sv, en } = planWords

test('a ventilation unit over a parapet: the crane stands where boom and load pass (sv)', async ({
  page,
}) => {
  await findCranes(page, sv, { height: '5', radius: '4,5', weight: '320' })
  await openPlan(page, sv, 'Jekko SPX532')
  await answerPlan(page, sv, {
    figures: {
      'Sling och krok (kg)': '20',
      'Från kranens mitt till kanten (m)': '2,5',
      'Kantens höjd (m)': '3,5',
      'Lastens längd (m)': '1,2',
      'Lastens höjd (m)': '0,8',
      'Slingens längd med krok (m)': '1',
    },
  })
  await expect(page.getByText('Går fritt över kanten')).toBeVisible()
  const { lines, pdf } = await sendPlan(page, sv, 'parapet')
  expect(lines).toContain('Summa 340 kg')
  expect(pdf).toContain('Går fritt över kanten')
})

test('a pane of 180 kg into an opening on the fourth floor: the crane moves until boom and pane pass (en)', async ({
  page,
}) => {
  await findCranes(page, en, { height: '9.5', radius: '6', weight: '180' })
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
  await expect(page.getByText('Goes in freely through the opening')).toBeVisible()
  const { lines, pdf } = await sendPlan(page, en, 'glass')
  expect(pdf).toContain('Goes in freely through the opening')
  expect(lines).toContain('Tightest 0.5 m, boom to top, boom to sill')
  expect(lines).toContain('The panel 180 kg, 6 m²')
  expect(lines).toContain('Total 220 kg')
})

test('a beam indoors: the machine passes the door, and the floor and the socket do (sv)', async ({
  page,
}) => {
  await findCranes(page, sv, { height: '4', radius: '2,5', weight: '300' })
  const results = page.url()
  await page.goto('/produkter/minikranar/spindelkranar/jekko-spx312')
  const main = page.getByRole('main')
  await main.getByLabel('Dörrens bredd (mm)').fill('900')
  await main.getByLabel('Dörrens höjd (mm)').fill('2100')
  await expect(main.getByText('Ja, 13 cm marginal.')).toBeVisible()
  await page.goto(results)
  await openPlan(page, sv, 'Jekko SPX312')
  await answerPlan(page, sv, {
    figures: { 'Vad golvet bär (kN/m²)': '40', 'Timmar per dag': '8' },
    choices: { Underlag: 'Golv med känd bärighet', 'Starkaste uttaget': '230 V' },
  })
  await expect(main.getByText('Maskinen går')).toBeVisible()
  const { lines } = await sendPlan(page, sv, 'balk')
  expect(lines).toContain('Arbetstid 8 h per dag')
  expect(lines).toContain('Marken bär Golv med känd bärighet, 40 kN/m²')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, failedLoads: 'expected' })

  test('a lift from a lawn: what the lawn carries is asked about (sv)', async ({ page }) => {
    await findCranes(page, sv, { height: '6', radius: '4', weight: '400' })
    await openPlan(page, sv, 'Jekko SPX532')
    await answerPlan(page, sv, { choices: { Underlag: 'Gräsmatta' } })
    await expect(page.getByRole('main').getByText('Fråga oss')).toBeVisible()
    const { lines, pdf } = await sendPlan(page, sv, 'grasmatta')
    expect(lines).toContain('Platta under varje stödben okänt')
    expect(pdf).toContain('Fråga oss')
  })

  test('the machine is towed home with licence B (en)', async ({ page }) => {
    await findCranes(page, en, { height: '3', radius: '1.2', weight: '200' })
    await openPlan(page, en, 'Hoeflon C1e')
    await answerPlan(page, en, {
      figures: {
        'Total weight of the car (kg)': '2000',
        'The car may tow (kg)': '1600',
        'Total weight of the trailer (kg)': '1500',
      },
    })
    await expect(page.getByText('Yes, with licence B', { exact: true })).toBeVisible()
    const { lines, pdf } = await sendPlan(page, en, 'tow')
    expect(lines).toContain('Licence B')
    expect(pdf).toContain('Yes, with licence B')
  })
})
