import { createApiClient } from '@minikran/contract/api-client'
import { expect, test, vi } from 'vitest'

const none = { configuration: null, capacity: null, margin: null }
const plan = { crane: { slug: null, title: null, reason: 'noCrane', ...none } }

/** The calls that the page of a lift makes. */
async function callsFor(query: string): Promise<URL[]> {
  return (await loadedPlan(query)).calls
}

async function loadedPlan(query: string, cranes: unknown[] = []) {
  const calls: URL[] = []
  const api = createApiClient({
    fetch: async ({ url }) => {
      calls.push(new URL(url))
      return url.includes('/getLiftPlan')
        ? Response.json({ data: plan })
        : Response.json({ data: cranes, count: cranes.length })
    },
    baseUrl: 'http://localhost:3000',
    apiKey: 'none',
  })
  const url = new URL(`http://localhost:3000/lyftplan?${query}`)
  const { loadPlan } = await import('./load-plan.ts')
  const loaded = await loadPlan({ api, url, locale: 'sv', customer: null, params: {} })
  return { calls, loaded }
}

const listed = (title: string, lift_weight: number) => ({
  slug: title,
  title,
  product: null,
  configuration: 'main',
  configurations: [{ key: 'main', title_sv: 'Huvudbom', title_en: null }],
  rows: [{ lift_height: 9, lift_radius: 9, lift_weight, configuration: 'main' }],
  best_row: { lift_weight },
  margin: { weight: lift_weight - 180 },
  used_percent: 50,
})
const callOf = (calls: readonly URL[], name: string) =>
  calls.find(({ pathname }) => pathname.endsWith(name))?.searchParams

const lift = 'height=5&radius=4&weight=180'

test('the list of other cranes is no search', async () => {
  const list = callOf(await callsFor(`${lift}&crane=jekko-spx312`), '/getCraneselectorsArr')
  expect(list?.get('height')).toBe('5')
  expect(list?.get('no_count')).toBe('1')
})

test('the plan is asked for with the depot that was looked at, never the nearest', async () => {
  // A visit that has looked at nothing: the tests of a process share its modules.
  vi.resetModules()
  const { noteLookedAt, noteNearest } = await import('../../depots/looked-at.ts')
  noteNearest('malmo')
  expect(callOf(await callsFor(lift), '/getLiftPlan')?.get('depot')).toBeNull()
  noteLookedAt('stockholm')
  expect(callOf(await callsFor(lift), '/getLiftPlan')?.get('depot')).toBe('stockholm')
})

test('the address of a file that a network may not have now is the 429 page', async () => {
  const tooMany = { data: null, init: { status: 429, headers: { 'retry-after': '60' } } }
  await expect(callsFor(`${lift}&format=pdf`)).rejects.toMatchObject(tooMany)
})

test('other cranes stand in the order of the selector’s results, six at most', async () => {
  const cranes = [180, 190, 205, 900, 210, 800, 700].map((kg) => listed(String(kg), kg))
  const { loaded } = await loadedPlan(lift, cranes)
  const shown = loaded.shown?.choices.shown.map(({ titles, advice }) => [titles[0]?.text, advice])
  expect(shown).toEqual([
    ['900', 'good'],
    ['800', 'good'],
    ['700', 'good'],
    ['205', 'tight'],
    ['210', 'tight'],
    ['180', 'loadOnly'],
  ])
})
