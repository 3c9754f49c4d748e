import type { Product } from '@minikran/contract/catalogue'
import { expect, test } from 'vitest'
import { courseToRegister, placeText } from './course-to-register.ts'

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

test.each([
  ['2027-03-01 08:00', false],
  ['2027-03-01 07:59', true],
  [null, false],
])('at eight, a course of %s is over: %s', (course_time, isOver) => {
  const dated = { ...course, title_sv: 'Fallskydd', title_en: null, course_time }
  const nowMs = Date.parse('2027-03-01T07:00:00Z')
  expect(courseToRegister(dated as unknown as Product, { locale: 'sv', nowMs })).toMatchObject({
    startsAt: course_time,
    isOver,
  })
})

test.each([
  [8, 0, { left: 0, of: 8 }],
  [8, 3, { left: 3, of: 8 }],
  [null, null, null],
])('of %s seats, %s left, the page tells %j', (course_participant, seats_left, seats) => {
  const priced = { ...course, title_sv: 'Fallskydd', prod_vat: 25, price_sale: 4900 }
  const product = { ...priced, course_participant, seats_left } as unknown as Product
  expect(courseToRegister(product, { locale: 'sv', nowMs: 0 })).toMatchObject({
    seats,
    price: { exVatOre: 490_000, incVatOre: 612_500 },
  })
})
