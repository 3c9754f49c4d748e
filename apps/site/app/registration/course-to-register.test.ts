import { expect, test } from 'vitest'
import { placeText } from './course-to-register.ts'

const depot = {
  id: 1,
  depot_slug: 'goteborg',
  depot_name: 'Depå Göteborg',
  title_sv: 'Depå Göteborg',
  title_en: 'Depot Göteborg',
  corp_city: 'Göteborg',
}
const course = { type: 3, depot, education_city: 'Göteborg' }

test.each([
  [course, 'Praktisk utbildning, Depå Göteborg'],
  [{ ...course, course_place: 'Byggskolan, Mölndal' }, 'Praktisk utbildning, Byggskolan, Mölndal'],
  [{ ...course, depot: null }, 'Praktisk utbildning, Göteborg'],
  [{ ...course, depot: null, course_place: 'Byggskolan' }, 'Praktisk utbildning, Byggskolan'],
  [{ ...course, type: 4, course_place: 'Online' }, 'Webbutbildning'],
] as const)('%o is held at: %s', (product, text) => {
  expect(placeText(product, 'sv')).toBe(text)
})
