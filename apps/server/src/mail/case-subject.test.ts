import { expect, test } from 'vitest'
import { datesAtDepot } from './case-subject.ts'
import { inquiry, registration, service } from './preview/sample-cases.ts'

const course = registration('sv')
const onWeb = { ...course, course: { ...course.course, isWeb: true } }

test.each([
  ['a rental', inquiry('sv'), ['2027-03-01', '2027-03-03']],
  ['a course', course, ['2027-05-18']],
  ['a course on the web', onWeb, []],
  ['a repair', service('sv'), []],
])('the days on which somebody comes to the depot for %s', (_, subject, dates) => {
  expect(datesAtDepot(subject)).toEqual(dates)
})
