import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { textOf } from '../testing/parts.ts'

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
  await screen.findByText('Säkra lyft, Malmö')
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
