import { expect, test } from 'vitest'
import { courseCity } from './course-city.ts'

const depot = { corp_city: 'Stockholm' }

test.each([
  ['Visby', depot, 'Visby'],
  ['Visby', null, 'Visby'],
  [null, depot, 'Stockholm'],
  ['', depot, 'Stockholm'],
  [null, null, null],
])('a course in %o at the depot %o is in %o', (education_city, itsDepot, city) => {
  expect(courseCity({ type: 3, education_city, depot: itsDepot })).toBe(city)
})

test('a web course has no city', () => {
  expect(courseCity({ type: 4, education_city: 'Visby', depot })).toBeNull()
})
