import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { choose, fill, narrowWindow, textOf } from '../testing/parts.ts'
import { listedCase, storedCase } from '../testing/stored-cases.ts'

const open = (answers: Answers) => openScreen('/cases', { answers })
const first = { title_sv: 'Jekko SPX312', title_en: null, product_slug: null, path: null }

test('a case says who asks for what, and how long nobody has answered it', async () => {
  vi.useFakeTimers({ now: Date.parse('2027-03-03T09:00:00Z'), toFake: ['Date'] })
  open({
    getCasesArr: () => [
      listedCase({ company: 'Glas AB', first, lines: 3 }),
      listedCase({ id: 32, case_number: 'MK-2027-000032', state: 'answered' }),
    ],
  })
  const row = await screen.findByRole('row', { name: /MK-2027-000031/ })
  const cells = within(row).getAllByRole('cell').map(textOf)
  expect(cells.slice(1, 8)).toEqual([
    'Förfrågan',
    'Glas AB, Astrid Ekman',
    'Jekko SPX312 +2',
    '–',
    'Mottaget',
    '2027-03-01 09:30',
    '2 dagar',
  ])
  const answered = screen.getByRole('row', { name: /MK-2027-000032/ })
  expect(within(answered).getAllByRole('cell').map(textOf)[7]).toBe('')
})

test('a case of an erased person says so in place of a name', async () => {
  open({ getCasesArr: () => [listedCase({ firstname: '–', lastname: '–' })] })
  await screen.findByText('Raderad person')
})

test('what nobody has opened is marked as unread', async () => {
  const first_read_at = '2027-03-01T09:00:00.000Z'
  open({
    getCasesArr: () => [
      listedCase(),
      listedCase({ id: 32, case_number: 'MK-2027-000032', first_read_at }),
    ],
  })
  const unread = await screen.findByRole('row', { name: /MK-2027-000031/ })
  expect(within(unread).getByRole('link').getAttribute('href')).toBe('/cases/31/show')
  expect(unread.textContent).toContain('Oläst')
  expect(screen.getByRole('row', { name: /MK-2027-000032/ }).textContent).not.toContain('Oläst')
})

test('the inbox asks for what is unread first, and narrows by state, owner and words', async () => {
  const { user, calls } = open({ getCasesArr: () => [listedCase()] })
  await screen.findByRole('row', { name: /MK-2027-000031/ })
  const asked = () => sentBy(calls, 'getCasesArr')
  expect(asked()[0]).toEqual({ sort: 'unread', page: '1', per_page: '25' })
  await choose(user, screen.getByRole('combobox', { name: /^Status/ }), 'Besvarat')
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ state: 'answered' }))
  await choose(user, screen.getByRole('combobox', { name: /^Handläggare/ }), 'Mina')
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ state: 'answered', owner: 'me' }))
  await fill(user, screen.getByPlaceholderText('Sök'), 'Ekman')
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ search: 'Ekman', owner: 'me' }))
})

test('one press shows the cases of today, the own ones or those that await the customer', async () => {
  const { user, calls } = open({ getCasesArr: () => [listedCase()] })
  await screen.findByRole('row', { name: /MK-2027-000031/ })
  const filters = within(screen.getByRole('group', { name: 'Visa bara' }))
  const last = () => sentBy(calls, 'getCasesArr').at(-1)
  await user.click(filters.getByRole('button', { name: 'I dag' }))
  await waitFor(() => expect(last()).toMatchObject({ today: '1' }))
  await user.click(filters.getByRole('button', { name: 'Mina' }))
  await waitFor(() => expect(last()).toMatchObject({ today: '1', owner: 'me' }))
  await user.click(filters.getByRole('button', { name: 'I dag' }))
  await user.click(filters.getByRole('button', { name: 'Väntar på kund' }))
  await waitFor(() => expect(last()).toMatchObject({ owner: 'me', awaits_customer: '1' }))
  expect(last()).not.toHaveProperty('today')
  const pressed = filters.getAllByRole('button', { pressed: true })
  expect(pressed.map(textOf)).toEqual(['Mina', 'Väntar på kund'])
})

test('a switch that is turned off again asks for all cases', async () => {
  const { user, calls } = open({ getCasesArr: () => [listedCase()] })
  await screen.findByRole('row', { name: /MK-2027-000031/ })
  const last = () => sentBy(calls, 'getCasesArr').at(-1)
  const unread = screen.getByLabelText('Olästa')
  await user.click(unread)
  await waitFor(() => expect(last()).toMatchObject({ unread: '1' }))
  await user.click(unread)
  await waitFor(() => expect(last()).not.toHaveProperty('unread'))
})

test('on a phone a case is two lines: who and how long, what, where and its status', async () => {
  vi.useFakeTimers({ now: Date.parse('2027-03-03T09:00:00Z'), toFake: ['Date'] })
  narrowWindow()
  const depot = {
    id: 1,
    depot_slug: 'umea',
    depot_name: 'Depå Umeå',
    title_sv: 'Depå Umeå',
    title_en: null,
    corp_city: 'Umeå',
    phone: '',
    email_address: '',
    path: '/depaer/umea',
  }
  const first_read_at = '2027-03-01T09:00:00.000Z'
  open({
    getCasesArr: () => [
      listedCase({ company: 'Glas AB', first, lines: 3, depot }),
      listedCase({ id: 32, kind: 'credit', state: 'answered', first_read_at }),
      listedCase({ id: 33, first: { ...first, title_sv: 'Lyftkurs, Umeå' }, depot }),
    ],
  })
  await screen.findByText(/Jekko SPX312/)
  expect(screen.getAllByRole('listitem').map(textOf)).toEqual([
    'Glas AB, Astrid Ekman Oläst2 dagarJekko SPX312 +2, UmeåMottaget',
    'Astrid Ekman KreditansökanBesvarat',
    // The titles of courses name the place already.
    'Astrid Ekman Oläst2 dagarLyftkurs, UmeåMottaget',
  ])
  // The other filters are behind the button for more.
  expect(screen.getByPlaceholderText('Sök')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: /^Status/ })).toBeNull()
})

test('a press on a case opens it', async () => {
  const { user, calls } = open({
    getCasesArr: () => [listedCase()],
    getCaseObj: () => storedCase(),
    getColleaguesArr: () => [],
    getDocumentsArr: () => [],
    getReplyTemplatesArr: () => [],
  })
  await user.click(await screen.findByText(/MK-2027-000031/))
  await screen.findByRole('heading', { name: 'Förfrågan MK-2027-000031' })
  expect(sentBy(calls, 'getCaseObj')).toEqual([{ id: '31' }])
})

test('the waiting time of a case goes on while the inbox stays open', async () => {
  vi.useFakeTimers({
    now: Date.parse('2027-03-01T09:00:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
  open({ getCasesArr: () => [listedCase()] })
  const row = await screen.findByRole('row', { name: /MK-2027-000031/ })
  const age = () => within(row).getAllByRole('cell').map(textOf)[7]
  expect(age()).toBe('30\u00a0min')
  act(() => void vi.advanceTimersByTime(60 * 60_000))
  expect(age()).toBe('1\u00a0h\u00a030\u00a0min')
})
