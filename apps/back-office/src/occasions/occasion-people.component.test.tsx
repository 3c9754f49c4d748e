import type { Occasion } from '@minikran/contract/admin/occasions'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { isOff } from '../testing/parts.ts'

type Person = Occasion['participants'][number]

const person = (id: number, firstname: string, change: Partial<Person> = {}): Person => ({
  id,
  firstname,
  lastname: 'Berg',
  email_address: null,
  waiting: false,
  unconfirmed: false,
  case_id: 31,
  case_number: 'MK-2027-000031',
  state: 'received',
  company: null,
  sender: 'Karin Lindqvist',
  created_at: '2027-03-01T08:30:00.000Z',
  may_write: true,
  ...change,
})
const bosse = person(2, 'Bosse')
const cecilia = person(3, 'Cecilia', { waiting: true })

/** A course with one seat and these people. */
const course = (participants: Person[]): Occasion => ({
  id: 9,
  title_sv: 'Minikran 10 tm',
  title_en: null,
  course_time: '2027-05-18 08:00',
  depot_id: 1,
  depot_name: 'Malmö',
  seats: 1,
  seated: participants.filter(({ waiting }) => !waiting).length,
  waiting: participants.filter((one) => one.waiting && !one.unconfirmed).length,
  unconfirmed: participants.filter(({ unconfirmed }) => unconfirmed).length,
  participants,
})
const open = (answers: Answers) => openScreen('/occasions/9/show', { answers })
const button = (label: string) => screen.findByLabelText<HTMLButtonElement>(label)

test('a course leads to the form where its time is changed, and says that nobody is told of it', async () => {
  open({ getOccasionObj: () => course([]) })
  const link = await screen.findByRole('link', { name: 'Kursens uppgifter' })
  expect(link.getAttribute('href')).toBe('/products/9')
  screen.getByText(/^Deltagarna får inget mejl när kursen flyttas eller ställs in/)
})

test('a web course without a date or a limit says so, and is not full', async () => {
  const web = { ...course([bosse, cecilia]), course_time: null, seats: null, depot_name: null }
  open({ getOccasionObj: () => web })
  await screen.findByText('Utan datum')
  expect(screen.getAllByText('Obegränsat')).toHaveLength(2)
  expect(screen.queryByText(/^Kursen är full\./)).toBeNull()
})

test('a full course is said to be full only when somebody waits, who has confirmed it', async () => {
  const eva = person(5, 'Eva', { waiting: true, unconfirmed: true })
  open({ getOccasionObj: () => course([bosse, eva]) })
  const waiting = within(await screen.findByRole('group', { name: 'Väntelista' }))
  expect(waiting.queryByText(/Eva/)).toBeNull()
  const unconfirmed = within(screen.getByRole('group', { name: /^Inte bekräftade/ }))
  expect(unconfirmed.getByText(/Eva/)).toBeTruthy()
  expect(screen.queryByText(/^Kursen är full\./)).toBeNull()
})

test('nobody moves up while the course is full, and it is said why', async () => {
  const eva = person(5, 'Eva', { may_write: false, company: 'Glas AB' })
  open({ getOccasionObj: () => course([bosse, eva, cecilia]) })
  expect(isOff(await button('Flytta upp Cecilia Berg'))).toBe(true)
  expect(screen.queryByLabelText('Flytta upp Bosse Berg')).toBeNull()
  // A participant of another depot's case.
  expect(screen.queryByLabelText('Stryk Eva Berg')).toBeNull()
  expect(screen.getByText('Glas AB, Karin Lindqvist')).toBeTruthy()
  expect(screen.getByText(/^Kursen är full\./)).toBeTruthy()
})

test('who is struck or moved up is asked for first, and makes room for the next', async () => {
  const ask = vi.spyOn(window, 'confirm')
  const answerWith = (agreed: boolean) => ask.mockReturnValueOnce(agreed)
  let people = [bosse, cecilia]
  const { user, calls } = open({
    getOccasionObj: () => course(people),
    removeParticipant: () => {
      people = [cecilia]
    },
    giveSeat: () => {
      people = [{ ...cecilia, waiting: false }]
    },
  })
  answerWith(false)
  await user.click(await button('Stryk Bosse Berg'))
  expect(sentBy(calls, 'removeParticipant')).toEqual([])
  answerWith(true)
  await user.click(await button('Stryk Bosse Berg'))
  await screen.findByText('Bosse Berg är struken och kunden får ett mejl.')
  // The pressed button is gone.
  await waitFor(() => expect(screen.queryByLabelText('Stryk Bosse Berg')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Deltagare med plats' }))
  expect(screen.queryByText(/^Kursen är full\./)).toBeNull()
  answerWith(false)
  await user.click(await button('Flytta upp Cecilia Berg'))
  expect(sentBy(calls, 'giveSeat')).toEqual([])
  answerWith(true)
  await user.click(await button('Flytta upp Cecilia Berg'))
  await screen.findByText('Cecilia Berg har fått plats och kunden får ett mejl.')
  expect(screen.queryByLabelText('Flytta upp Cecilia Berg')).toBeNull()
  expect(sentBy(calls, 'removeParticipant')).toEqual([{ participant_id: 2 }])
  expect(sentBy(calls, 'giveSeat')).toEqual([{ participant_id: 3 }])
  expect(ask).toHaveBeenCalledWith('Ska Bosse Berg strykas från kursen? Kunden får ett mejl.')
  expect(ask).toHaveBeenCalledWith('Ska Cecilia Berg få en plats på kursen? Kunden får ett mejl.')
})

test('a seat that was taken meanwhile is refused in words', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  const { user } = open({
    getOccasionObj: () => course([cecilia]),
    giveSeat: () => refuse(422, { errors: { participant_id: ['full'] } }),
  })
  await user.click(await button('Flytta upp Cecilia Berg'))
  await screen.findByText('Kursen är full. Ingen plats är ledig.')
})

test('who has not opened the link stands apart from the waiting list, and gets a seat by hand', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  const dag = person(4, 'Dag', { waiting: true, unconfirmed: true })
  const { user, calls } = open({ getOccasionObj: () => course([dag]), giveSeat: () => null })
  await screen.findByRole('heading', { name: /^Inte bekräftade: / })
  await user.click(await button('Flytta upp Dag Berg'))
  expect(sentBy(calls, 'giveSeat')).toEqual([{ participant_id: 4 }])
})
