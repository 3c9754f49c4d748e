import { expect, test } from 'vitest'
import { courseLine } from './product-card-data.ts'

const depot = {
  id: 1,
  depot_slug: 'umea',
  depot_name: 'Depå Umeå',
  title_sv: 'Depå Umeå',
  title_en: 'Depot Umeå',
  corp_city: 'Umeå',
}

test.each([
  [{ type: 3, depot, education_city: null }, 'sv', 'Praktisk utbildning, Umeå'],
  [{ type: 3, depot: null, education_city: 'Kiruna' }, 'en', 'Practical training, Kiruna'],
  [{ type: 4, depot, education_city: 'Umeå' }, 'en', 'Web training'],
  [{ type: 0, depot, education_city: null }, 'sv', null],
  [{ type: 99, depot, education_city: null }, 'sv', null],
] as const)('the type line of %o in %s is %s', (product, locale, line) => {
  expect(courseLine(product, locale)).toBe(line)
})
