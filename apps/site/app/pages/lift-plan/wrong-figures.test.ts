import { createApiClient } from '@minikran/contract/api-client'
import { expect, test } from 'vitest'
import { loadPlan } from './load-plan.ts'

const api = createApiClient({
  fetch: () => Promise.reject(new Error('A wrong figure asks nothing')),
  baseUrl: 'http://localhost:3000',
  apiKey: 'none',
})
const lift = { height: '5', radius: '4', weight: '180' }
const opening = { passage: 'opening', opening_sill: '9,5', opening_top: '12', opening_depth: '1,5' }
const floor = { ground: 'floor', floor_capacity: '5' }
const power = { site_power: '230v', hours: '8' }
const panel = {
  panel_material: 'glass',
  panel_width: '2000',
  panel_height: '3000',
  panel_thickness: '12',
}

const needed = 'Skriv ett tal'
const centimetres = 'Högst 100 m. Menade du centimeter? Skriv meter.'
const withoutMeasures = { opening_sill: needed, opening_top: needed, opening_depth: needed }

test.each<[Record<string, string>, Record<string, string>]>([
  [{ radius: '4' }, { height: needed, weight: needed }],
  [{ ...lift, passage: 'opening' }, withoutMeasures],
  [{ ...lift, hours: '8' }, { site_power: 'Välj något i listan' }],
  [{ ...lift, ground: 'ice' }, { ground: 'Välj något i listan' }],
  [{ ...lift, height: '1234567890123' }, { height: 'Högst 12 tecken' }],
  [{ ...lift, height: '5,,5' }, { height: 'Skriv bara siffror, till exempel 5,5' }],
  [{ ...lift, weight: '1,200' }, { weight: 'Skriv bara siffror, till exempel 450' }],
  [{ ...lift, height: '0' }, { height: 'Talet ska vara större än 0' }],
  [{ ...lift, height: '0,001' }, { height: 'Minst 0,01 m' }],
  [{ ...lift, height: '550' }, { height: centimetres }],
  [{ ...lift, weight: '2,5' }, { weight: 'Minst 10 kg. Menade du ton? Skriv kilogram.' }],
  [{ ...lift, weight: '180000' }, { weight: 'Högst 100 000 kg' }],
  [{ ...lift, wind: '80' }, { wind: 'Högst 60 m/s' }],
  [{ ...lift, ...power, hours: '480' }, { hours: 'Högst 24 h' }],
  [
    { ...lift, ...opening, opening_top: '9,5' },
    { opening_top: 'Överkanten ska vara högre än underkanten, 9,5 m' },
  ],
  [
    { ...lift, ...opening, opening_depth: '4' },
    { opening_depth: 'Mindre än radien, 4 m: kranen står utanför' },
  ],
  [
    { ...lift, ...panel, panel_width: '2' },
    { panel_width: 'Minst 50 mm. Menade du meter? Skriv millimeter.' },
  ],
  [
    { ...lift, ...floor, floor_capacity: '500' },
    { floor_capacity: 'Högst 200 kN/m². Menade du kg/m²? 100 kg/m² är ungefär 1 kN/m².' },
  ],
])('%o stays as it was typed, with a sentence at each fault', async (typed, sentences) => {
  const url = new URL(`http://localhost:3000/lyftplan?${new URLSearchParams(typed)}`)
  const loaded = await loadPlan({ api, url, locale: 'sv', customer: null, params: {} })
  expect(loaded).toMatchObject({ typed, shown: null })
  const faults = Object.entries(loaded.faults)
  expect(
    Object.fromEntries(faults.map(([name, text]) => [name, text.replaceAll('\u00a0', ' ')])),
  ).toEqual(sentences)
})
