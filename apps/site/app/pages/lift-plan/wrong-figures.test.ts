import { createApiClient } from '@minikran/contract/api-client'
import {
  type PlanField,
  planFieldNames,
  planFields,
  planQuestions,
  requiredFields,
} from '@minikran/domain/lift-planning/plan-fields'
import { expect, test } from 'vitest'
import { loadPlan } from './load-plan.ts'

const api = createApiClient({
  fetch: () => Promise.reject(new Error('A wrong figure asks nothing')),
  baseUrl: 'http://localhost:3000',
  apiKey: 'none',
})
const lift = { height: '5', radius: '4', weight: '180' }
const opening = { passage: 'opening', opening_sill: '9,5', opening_top: '12', opening_depth: '1,5' }
const examples: Partial<Record<PlanField, string>> = {
  edge_distance: '2,5',
  edge_height: '3',
  panel_material: 'glass',
  panel_width: '2000',
  panel_height: '3000',
  panel_thickness: '12',
  ground: 'floor',
  floor_capacity: '5',
  site_power: '230v',
  car_total: '2000',
  car_towing: '1500',
}

/** A plan in which only this figure is wrong. */
function planWith(name: PlanField, figure: string): Record<string, string> {
  const question = Object.entries(planQuestions).find(([, fields]) =>
    (fields as readonly PlanField[]).includes(name),
  )
  const needed =
    question === undefined ? [] : requiredFields[question[0] as keyof typeof requiredFields]
  const others = Object.fromEntries(needed.map((field) => [field, examples[field] ?? '']))
  const isOpening = name in opening
  return { ...lift, ...(isOpening ? opening : others), [name]: figure }
}

async function faultOf(name: PlanField, figure: string) {
  const typed = planWith(name, figure)
  const url = new URL(`http://localhost:3000/lyftplan?${new URLSearchParams(typed)}`)
  const loaded = await loadPlan({ api, url, locale: 'sv', customer: null, params: {} })
  expect(loaded).toMatchObject({ typed, shown: null })
  expect(Object.keys(loaded.faults)).toEqual([name])
  return loaded.faults[name]?.replaceAll('\u00a0', ' ')
}

const numbers = planFieldNames.filter((name) => planFields[name].kind === 'number')
const digitsOnly = (name: PlanField) => {
  const field = planFields[name]
  const isWeight = field.kind === 'number' && field.unit === 'kg'
  return `Skriv bara siffror, till exempel ${isWeight ? '450' : '5,5'}`
}

test.each(numbers)(
  '%s: what is no number has its sentence, and stays as it was typed',
  async (name) => {
    for (const figure of ['-5', '+5', '5,,5', '5.5.5', '1 50', '5e2', '5 ton', 'fem', '½', '5,']) {
      expect([figure, await faultOf(name, figure)]).toEqual([figure, digitsOnly(name)])
    }
    expect(await faultOf(name, '1234567890123')).toBe('Högst 12 tecken')
    expect(await faultOf(name, '99999999')).toMatch(/^Högst [\d ]+ (m|mm|kg|kN\/m²|m\/s|h)(\.|$)/)
  },
)

test.each<[PlanField, string, string]>([
  ['height', '550', 'Högst 100 m. Menade du centimeter? Skriv meter.'],
  ['radius', '450', 'Högst 100 m. Menade du centimeter? Skriv meter.'],
  ['edge_distance', '250', 'Högst 100 m. Menade du centimeter? Skriv meter.'],
  ['edge_height', '350', 'Högst 100 m. Menade du centimeter? Skriv meter.'],
  ['opening_sill', '950', 'Högst 100 m. Menade du centimeter? Skriv meter.'],
  ['opening_top', '1200', 'Högst 100 m. Menade du centimeter? Skriv meter.'],
  ['opening_depth', '150', 'Högst 100 m. Menade du centimeter? Skriv meter.'],
  ['opening_top', '9,5', 'Överkanten ska vara högre än underkanten, 9,5 m'],
  ['opening_top', '2,5', 'Överkanten ska vara högre än underkanten, 9,5 m'],
  ['opening_depth', '4', 'Mindre än radien, 4 m: kranen står utanför'],
  ['opening_depth', '0', 'Talet ska vara större än 0'],
  ['load_length', '120', 'Högst 50 m. Menade du centimeter? Skriv meter.'],
  ['load_height', '80', 'Högst 50 m. Menade du centimeter? Skriv meter.'],
  ['sling_length', '150', 'Högst 50 m. Menade du centimeter? Skriv meter.'],
  ['height', '0,001', 'Minst 0,01 m'],
  ['height', '0', 'Talet ska vara större än 0'],
  ['weight', '0,18', 'Minst 10 kg. Menade du ton? Skriv kilogram.'],
  ['weight', '2,5', 'Minst 10 kg. Menade du ton? Skriv kilogram.'],
  ['weight', '180000', 'Högst 100 000 kg'],
  ['weight', '0', 'Talet ska vara större än 0'],
  ['rigging', '0,02', 'Minst 0,5 kg. Menade du ton? Skriv kilogram.'],
  ['panel_width', '2', 'Minst 50 mm. Menade du meter? Skriv millimeter.'],
  ['panel_height', '3', 'Minst 50 mm. Menade du meter? Skriv millimeter.'],
  ['panel_thickness', '0,012', 'Minst 1 mm. Menade du meter? Skriv millimeter.'],
  ['floor_capacity', '500', 'Högst 200 kN/m². Menade du kg/m²? 100 kg/m² är ungefär 1 kN/m².'],
  ['floor_capacity', '0,05', 'Minst 0,1 kN/m²'],
  ['wind', '80', 'Högst 60 m/s'],
  ['hours', '480', 'Högst 24 h'],
  ['hours', '0,05', 'Minst 0,1 h'],
  ['car_total', '2,2', 'Minst 300 kg. Menade du ton? Skriv kilogram.'],
  ['car_towing', '1,5', 'Minst 50 kg. Menade du ton? Skriv kilogram.'],
  ['trailer_total', '1,5', 'Minst 50 kg. Menade du ton? Skriv kilogram.'],
])('%s %s: %s', async (name, figure, sentence) => {
  expect(await faultOf(name, figure)).toBe(sentence)
})

test('an opening without its measures has a sentence at each', async () => {
  const typed = { ...lift, passage: 'opening' }
  const url = new URL(`http://localhost:3000/lyftplan?${new URLSearchParams(typed)}`)
  const { faults } = await loadPlan({ api, url, locale: 'sv', customer: null, params: {} })
  const sentence = 'Skriv ett tal'
  expect(faults).toEqual({
    opening_sill: sentence,
    opening_top: sentence,
    opening_depth: sentence,
  })
})

test('an empty figure that is needed has its sentence', async () => {
  const { weight: _, ...rest } = lift
  const url = new URL(`http://localhost:3000/lyftplan?${new URLSearchParams(rest)}`)
  const { typed, faults } = await loadPlan({ api, url, locale: 'sv', customer: null, params: {} })
  expect([typed, faults]).toEqual([rest, { weight: 'Skriv ett tal' }])
})

test.each(['weight', 'rigging', 'trailer_total'] as const)(
  '%s: 1,200 kg may mean 1,200 or 1.2',
  async (name) => {
    expect(await faultOf(name, '1,200')).toBe(digitsOnly(name))
    expect(await faultOf(name, '1.200')).toBe(digitsOnly(name))
  },
)
