import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { narrowWindow, rowsOf, textOf } from '../testing/parts.ts'

const occasion = {
  id: 1,
  title_sv: 'Säkra lyft, Malmö',
  title_en: null,
  depot_id: 1,
  depot_name: 'Depå Malmö',
  course_time: '2027-02-09 08:00',
  seats: 20,
  seated: 3,
  waiting: 0,
  unconfirmed: 1,
}

test('the course dates to come are listed first, with Swedish heads', async () => {
  const { calls } = openScreen('/occasions', { answers: { getOccasionsArr: () => [occasion] } })
  const link = await screen.findByRole('link', { name: 'Säkra lyft, Malmö' })
  expect(link.getAttribute('href')).toBe('/occasions/1/show')
  expect(sentBy(calls, 'getOccasionsArr')).toMatchObject([
    { upcoming: 'true', sort: 'course_time' },
  ])
  const heads = screen.getAllByRole('columnheader').map(textOf)
  expect(heads).toEqual([
    'Rubrik',
    'Start',
    'Depå',
    'Platser',
    'Har plats',
    'Väntelista',
    'Obekräftade',
  ])
})

test('on a phone a course says below its title where it is and how full', async () => {
  narrowWindow()
  const full = { ...occasion, id: 2, title_sv: 'Lyftkurs', course_time: null, waiting: 2 }
  const answers = { getOccasionsArr: () => [occasion, { ...full, seats: null, unconfirmed: 0 }] }
  openScreen('/occasions', { answers })
  expect(rowsOf(await screen.findByRole('table'))).toEqual([
    ['Säkra lyft, MalmöDepå MalmöHar plats: 3/20Obekräftade: 1', '2027-02-09 08:00'],
    ['LyftkursDepå MalmöHar plats: 3Väntelista: 2', 'Utan datum'],
  ])
})

test.each([
  ['in the table', () => {}],
  ['on a phone', narrowWindow],
])('a press on a course opens it, %s', async (_, prepare) => {
  prepare()
  const found = { ...occasion, participants: [] }
  const { user } = openScreen('/occasions', {
    answers: { getOccasionsArr: () => [occasion], getOccasionObj: () => found },
  })
  await user.click(await screen.findByText('Säkra lyft, Malmö'))
  await screen.findByRole('heading', { name: 'Säkra lyft, Malmö' })
})
