import type { CourseOccasion, Education } from '@minikran/contract/educations'
import { expect, test } from 'vitest'
import { educationsView, filterEducations } from './load-educations.ts'

const noPrices = {
  prod_vat: 25,
  price_first_day: null,
  price_following_days: null,
  price_weekend: null,
  price_basic_fee: null,
  price_sale: 1450,
  price_rentstart: null,
  price_rentday: null,
  price_offer: null,
}

function occasion(id: number, city: string, course_time: string | null): CourseOccasion {
  return {
    id,
    product_slug: `kurs-${id}`,
    path: `/produkter/utbildningar/kurser/kurs-${id}`,
    type: 3,
    education_city: city,
    depot: {
      id,
      depot_slug: `d${id}`,
      depot_name: city,
      title_sv: city,
      title_en: null,
      corp_city: city,
    },
    course_time,
    course_participant: 8,
    seats_left: 3,
    ...noPrices,
  }
}

function education(course: string, occasions: CourseOccasion[]): Education {
  return {
    course,
    title_sv: course,
    title_en: null,
    content_sv: '<p>Om kursen.</p>',
    content_en: null,
    course_hours: 4,
    course_validity: null,
    course_prerequisites: [],
    occasions,
  }
}

const all = [
  education('sakra-lyft', [
    occasion(1, 'Örebro', '2027-03-16 08:00'),
    occasion(2, 'Malmö', '2027-02-09 12:30'),
  ]),
  education('fallskydd', [occasion(3, 'Örebro', null)]),
]
const shown = (filter: { course: string; city: string }) =>
  filterEducations(all, filter).map(({ course, occasions }) => [course, occasions.map((o) => o.id)])

test.each([
  [
    { course: '', city: '' },
    [
      ['sakra-lyft', [1, 2]],
      ['fallskydd', [3]],
    ],
  ],
  [{ course: 'fallskydd', city: '' }, [['fallskydd', [3]]]],
  [{ course: '', city: 'Malmö' }, [['sakra-lyft', [2]]]],
  [{ course: 'fallskydd', city: 'Malmö' }, []],
  [{ course: 'finns-inte', city: '' }, []],
])('%j leaves %j', (filter, expected) => {
  expect(shown(filter)).toEqual(expected)
})

test('a web course names no city and is there for every one', () => {
  const onWeb = education('lastkoppling', [{ ...occasion(4, 'Visby', null), type: 4 }])
  const view = educationsView([...all, onWeb], { course: '', city: 'Malmö' }, 'sv')
  expect(view.cityChoices.map(({ value }) => value)).toEqual(['Malmö', 'Örebro'])
  expect(view.courses.map(({ course }) => course)).toEqual(['sakra-lyft', 'lastkoppling'])
  expect(view.courses[1]?.occasions[0]?.place).toBe('På webben')
})

test('all cities are options, once and in Swedish order', () => {
  const view = educationsView(all, { course: '', city: 'Malmö' }, 'sv')
  expect(view.cityChoices.map(({ value }) => value)).toEqual(['Malmö', 'Örebro'])
  expect(view.courseChoices.map(({ lang }) => lang)).toEqual(['sv', 'sv'])
})

test('the next course is the soonest of all, in words', () => {
  const { facts } = educationsView(all, { course: '', city: '' }, 'sv')
  expect(facts.map(({ value }) => value)).toEqual(['2', '2', 'Tis 9 feb 2027 12:30'])
})

test('an occasion says when it begins, its seats and its price', () => {
  const { courses } = educationsView(all, { course: '', city: '' }, 'sv')
  expect(courses[0]?.occasions[0]).toMatchObject({
    time: 'Tis 16 mars 2027 08:00',
    place: 'Örebro',
    seats: { left: 3, of: 8 },
    price: { exVatOre: 145_000, incVatOre: 181_250 },
  })
  expect(courses[1]?.occasions[0]?.time).toBe('När du vill')
})

test('a course without prerequisites says so', () => {
  const { courses } = educationsView(all, { course: 'fallskydd', city: '' }, 'sv')
  expect(courses[0]?.figures).toEqual([
    { label: 'Förkunskaper', value: 'Inga' },
    { label: 'Kurstid', value: '4\u00a0h' },
  ])
})
