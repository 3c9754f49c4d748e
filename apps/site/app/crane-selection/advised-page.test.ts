import type { SelectedCrane } from '@minikran/contract/crane-selection'
import { expect, test } from 'vitest'
import { advisedPage, apiPageOf } from './advised-page.ts'

const crane = (slug: string, lift_weight: number) =>
  ({
    slug,
    configuration: 'main',
    rows: [
      { lift_height: 10, lift_radius: 10, lift_weight, configuration: 'main' },
      { lift_height: 10, lift_radius: 10, lift_weight: 9_000, configuration: 'jib' },
    ],
  }) as unknown as SelectedCrane

const load = { height: 9, radius: 5, weight: 300 }
const slugs = (cranes: SelectedCrane[], page: number, extra = 0) =>
  advisedPage(cranes, { load, extra }, page).map(({ crane: { slug }, advice }) => [slug, advice])

test('good margins come first, then tight ones, then those without room for the sling', () => {
  const cranes = [crane('a', 300), crane('b', 330), crane('c', 1000), crane('d', 310)]
  expect(slugs([...cranes, crane('e', 2000)], 1)).toEqual([
    ['c', 'good'],
    ['e', 'good'],
    ['b', 'tight'],
    ['a', 'loadOnly'],
    ['d', 'loadOnly'],
  ])
})

test('the groups hold across pages', () => {
  const weights = [300, 330, 1000, 310, 340, 2000, 320, 301, 302, 3000]
  const cranes = weights.map((weight) => crane(String(weight), weight))
  expect(slugs(cranes, 1).map(([slug]) => slug)).toEqual([
    '1000',
    '2000',
    '3000',
    '330',
    '340',
    '320',
    '300',
    '310',
  ])
  expect(slugs(cranes, 2)).toEqual([
    ['301', 'loadOnly'],
    ['302', 'loadOnly'],
  ])
  expect(slugs(cranes, 3)).toEqual([])
})

test('six pages of the list are one page of the API', () => {
  expect([1, 6, 7, 12, 13].map(apiPageOf)).toEqual([1, 1, 2, 2, 3])
  const cranes = Array.from({ length: 9 }, (_, index) => crane(String(index), 1000))
  expect(slugs(cranes, 7).map(([slug]) => slug)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  expect(slugs(cranes, 8).map(([slug]) => slug)).toEqual(['8'])
})
