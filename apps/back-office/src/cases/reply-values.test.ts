import { expect, test } from 'vitest'
import { replyValues } from './reply-values.ts'

const depot = {
  depot_name: 'Malmö',
  title_sv: 'Depå Malmö',
  title_en: 'Malmö depot',
  phone: '040-1',
}
const person = { firstname: 'Anna', lastname: 'Ek', company: null, case_number: 'MK-2026-000001' }
const line = { title_sv: 'Glasrobot', title_en: 'Glass robot', pickup_at: '2027-03-01 09:00' }
const asked = { ...person, depot, course: null, lines: [{ ...line, return_at: null }] }

test('a template is filled in with the words of the case’s language', () => {
  const swedish = replyValues({ ...asked, lang: 'sv' }, 'Maria Ek')
  expect(swedish).toMatchObject({ machine: 'Glasrobot', depot: 'Depå Malmö', staff: 'Maria Ek' })
  const english = replyValues({ ...asked, lang: 'en' }, null)
  expect(english).toMatchObject({ machine: 'Glass robot', depot: 'Malmö depot', staff: null })
})

test('what has no English name keeps its Swedish one, and a course is named like a machine', () => {
  const course = { title_sv: 'Minikran 10 tm', title_en: null, course_time: '2027-05-18 08:00' }
  const values = replyValues({ ...asked, lang: 'en', lines: [], course }, null)
  expect(values).toMatchObject({ machine: 'Minikran 10 tm', pickup: '2027-05-18 08:00' })
  const nothing = { ...asked, lang: 'en' as const, lines: [], depot: null }
  expect(replyValues(nothing, null)).toMatchObject({ machine: null, pickup: null, depot: null })
})
