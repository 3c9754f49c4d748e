import type { HoursSet } from '@minikran/domain/opening-hours/active-hours'
import { expect, test, vi } from 'vitest'

const from = { 1: '09:00', 2: '06:00', 3: '06:00' } as const
vi.mock('./depot-hours.ts', () => ({
  async hoursOfDepot(depotId: string) {
    const id = Number(depotId) as keyof typeof from
    const days = [1, 2, 3, 4, 5]
    const set: HoursSet = {
      id,
      title: 1,
      depot_id: id,
      publish_at: '2026-01-01T00:00:00.000Z',
      unpublish_at: '2099-12-31T00:00:00.000Z',
      rows: days.map((day) => ({ day, date: null, closed: false, from: from[id], to: '16:00' })),
    }
    return { sets: [set], depotId: id }
  },
}))
const { nearestOpenDepot } = await import('./open-depot.ts')

const depot = (id: number, lat: number) => ({
  id,
  slug: `depa-${id}`,
  name: { text: `Depå ${id}`, lang: 'sv' as const },
  city: `Ort ${id}`,
  lat,
  lng: 18,
})
const [chosen, far, near] = [depot(1, 60), depot(2, 64), depot(3, 61)]
const ask = (date: string, time: string) =>
  nearestOpenDepot({ from: chosen, depots: [chosen, far, near], typed: { date, time } })

test('of the depots that are open then the nearest is named', async () => {
  expect(await ask('2027-05-18', '07:00')).toBe(near)
})

test('where none is open, or nothing whole is typed, none is named', async () => {
  expect(await ask('2027-05-18', '20:00')).toBeNull()
  expect(await ask('2027-05-18', '')).toBeNull()
})
