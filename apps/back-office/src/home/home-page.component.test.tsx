import type { BackOfficeHome } from '@minikran/contract/admin/home'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import { narrowWindow, rowsOf } from '../testing/parts.ts'
import { HomePage } from './home-page.tsx'

const home = {
  unanswered: [],
  unanswered_count: 0,
  courses: [
    {
      id: 9,
      title_sv: 'Liftutbildning',
      course_time: '2027-03-01 08:00',
      depot_name: 'Depå Stockholm',
      seats: 4,
      taken: 3,
      waiting: 1,
    },
  ],
  failed_mails: [],
  // Midnight in Sweden.
  ending: [{ item: 'posts', id: 2, title: 'Nytt', unpublish_at: '2027-03-31T22:00:00.000Z' }],
  search_heat: { cells: [] },
  most_viewed: [],
  backup: {
    written_at: '2027-02-28T02:00:00.000Z',
    failed: { at: '2027-03-01T02:00:00.000Z', reason: 'disken är full' },
  },
}
const open = (change: Partial<BackOfficeHome> | { backup: object } = {}) =>
  openScreen('/testimonials/create', {
    fields: <HomePage />,
    answers: { getHomeObj: () => ({ ...home, ...change }), getTrendArr: () => [] },
  })
const rowsIn = async (title: string) =>
  rowsOf(within(await screen.findByRole('region', { name: title })).getByRole('table'))

test('courses say how full they are, and items the Swedish day on which they end', async () => {
  open()
  expect((await rowsIn('Kurser som fylls')).map((cells) => cells.slice(-3))).toEqual([
    ['2027-03-01 08:00', '3/4', '1'],
  ])
  expect((await rowsIn('Avpubliceras inom två veckor')).map((cells) => cells.at(-1))).toEqual([
    '2027-04-01',
  ])
})

test('on a phone a course says below its title when it is and who waits, beside how full it is', async () => {
  narrowWindow()
  const [course] = home.courses
  open({ courses: [course, { ...course, id: 10, waiting: 0 }] as BackOfficeHome['courses'] })
  expect(await rowsIn('Kurser som fylls')).toEqual([
    ['Liftutbildning2027-03-01 08:00Väntelista: 1', '3/4'],
    ['Liftutbildning2027-03-01 08:00', '3/4'],
  ])
})

const waiting: BackOfficeHome['unanswered'][number] = {
  id: 31,
  case_number: 'MK-2027-000031',
  kind: 'inquiry',
  sender: 'Glas AB',
  about: 'Jekko SPX312',
  depot: 'Depå Umeå',
  created_at: '2027-03-01T08:30:00.000Z',
  unread: true,
}

test('on a phone a waiting case says in one cell who waits for what, beside how long', async () => {
  vi.useFakeTimers({ now: Date.parse('2027-03-03T09:00:00Z'), toFake: ['Date'] })
  narrowWindow()
  open({ unanswered: [waiting], unanswered_count: 1 })
  expect(await rowsIn('Obesvarade ärenden: 1')).toEqual([
    ['MK-2027-000031 OlästGlas ABJekko SPX312, Depå Umeå', '2 dagar'],
  ])
})

test('a waiting case that nobody has opened says so', async () => {
  const opened = { ...waiting, id: 32, case_number: 'MK-2027-000032', unread: false }
  open({ unanswered: [waiting, opened], unanswered_count: 2 })
  expect((await rowsIn('Obesvarade ärenden: 2')).map(([number]) => number)).toEqual([
    'MK-2027-000031 Oläst',
    'MK-2027-000032',
  ])
})

test.each([
  [1, null],
  [2, '/cases?filter=%7B%22state%22%3A%22received%22%7D'],
])(
  'of %d waiting cases, of which one is shown, a link leads to: %s',
  async (unanswered_count, address) => {
    open({ unanswered: [waiting], unanswered_count })
    await rowsIn(`Obesvarade ärenden: ${unanswered_count}`)
    const link = screen.queryByRole('link', { name: 'Alla obesvarade' })
    expect(link?.getAttribute('href') ?? null).toBe(address)
  },
)

test('a failed backup is said in place of the last one', async () => {
  open()
  await screen.findByText('Säkerhetskopieringen misslyckades 2027-03-01 03:00: disken är full')
  expect(screen.queryByText(/^Senaste säkerhetskopian/)).toBeNull()
})

test('the last backup is said by its time in Sweden', async () => {
  open({ backup: { ...home.backup, failed: null } })
  await screen.findByText('Senaste säkerhetskopian är från 2027-02-28 03:00.')
})
