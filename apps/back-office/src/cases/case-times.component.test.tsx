import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, lateAnswer, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, isOff, press, textbox } from '../testing/parts.ts'
import { storedCase } from '../testing/stored-cases.ts'

const line = {
  line: 1,
  title_sv: 'Jekko SPX312',
  title_en: null,
  path: null,
  product_slug: null,
  pickup_at: '2027-03-01 09:00',
  return_at: null,
  comment: null,
  fields: [],
  told: null,
}
const open = (answers: Answers) =>
  openScreen('/cases/31/show', {
    answers: {
      getColleaguesArr: () => [],
      getDocumentsArr: () => [],
      getReplyTemplatesArr: () => [],
      ...answers,
    },
  })
const save = 'Spara tiderna och mejla kunden'

test('a pickup gets another time, typed as freely as elsewhere', async () => {
  let found = storedCase({ lines: [line] })
  const { user, calls } = open({
    getCaseObj: () => found,
    changeCaseTimes: () => {
      found = storedCase({ lines: [{ ...line, pickup_at: '2027-03-02 10:30' }] })
      return { changed: 1 }
    },
  })
  await press(user, 'Ändra tider')
  await fill(user, await textbox('Hämtning'), '20270302 1030')
  await press(user, save)
  await screen.findByText('Tiderna är sparade och kunden får ett mejl.')
  expect(sentBy(calls, 'changeCaseTimes')).toEqual([
    {
      case_number: 'MK-2027-000031',
      lines: [
        {
          line: 1,
          pickup_at: '2027-03-02 10:30',
          return_at: null,
          from: { pickup_at: '2027-03-01 09:00', return_at: null },
        },
      ],
    },
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: save })).toBeNull())
})

test('times cannot be changed while they are being saved: their form closes then', async () => {
  const { answer, arrive } = lateAnswer({ changed: 1 })
  const { user } = open({
    getCaseObj: () => storedCase({ lines: [line] }),
    changeCaseTimes: () => answer,
  })
  await press(user, 'Ändra tider')
  await fill(user, await textbox('Hämtning'), '2027-03-02 10:30')
  await press(user, save)
  const fields = within(saveButton().form as HTMLElement).getAllByRole<HTMLInputElement>('textbox')
  expect(fields.every(({ readOnly }) => readOnly)).toBe(true)
  arrive()
  await waitFor(() => expect(screen.queryByRole('button', { name: save })).toBeNull())
})

const second = { ...line, line: 2, title_sv: null }
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: save })

test('a refused time is said at its field, and what was typed stays', async () => {
  const { user, calls } = open({
    getCaseObj: () => storedCase({ lines: [line, second] }),
    changeCaseTimes: () => refuse(422, { errors: { 'lines.0.pickup_at': ['closed'] } }),
  })
  await press(user, 'Ändra tider')
  const machine = within(await screen.findByRole('group', { name: 'Maskin 2' }))
  const pickup = machine.getByRole<HTMLInputElement>('textbox', { name: 'Hämtning' })
  await fill(user, pickup, '2027-03-07 10:00')
  await press(user, save)
  await machine.findByRole('textbox', { description: 'Depån är inte öppen då.' })
  expect(screen.getAllByText('Depån är inte öppen då.')).toHaveLength(1)
  expect(pickup.value).toBe('2027-03-07 10:00')
  expect(sentBy(calls, 'changeCaseTimes')).toMatchObject([{ lines: [{ line: 2 }] }])
  await user.type(pickup, '{Backspace}5')
  expect(screen.queryByText('Depån är inte öppen då.')).toBeNull()
})

test('a machine without times needs none for another one to be moved', async () => {
  const { user, calls } = open({
    getCaseObj: () => storedCase({ lines: [line, { ...second, pickup_at: null }] }),
    changeCaseTimes: () => ({ changed: 1 }),
  })
  await press(user, 'Ändra tider')
  const machine = within(await screen.findByRole('group', { name: 'Jekko SPX312' }))
  await fill(user, machine.getByRole('textbox', { name: 'Hämtning' }), '2027-03-02 10:30')
  expect(saveButton().form?.checkValidity()).toBe(true)
  await press(user, save)
  await screen.findByText('Tiderna är sparade och kunden får ett mejl.')
  expect(sentBy(calls, 'changeCaseTimes')).toMatchObject([{ lines: [{ line: 1 }] }])
})

test('times that somebody else has changed meanwhile are said, and what was typed is sent again with those', async () => {
  let found = storedCase({ lines: [line] })
  const theirs = { line: 1, pickup_at: '2027-03-03 08:00', return_at: '2027-03-05 15:00' }
  const { user, calls } = open({
    getCaseObj: () => found,
    changeCaseTimes: () => {
      found = storedCase({ lines: [{ ...line, ...theirs }] })
      return refuse(409, { code: 'staleVersion', facts: { current: { lines: [theirs] } } })
    },
  })
  await press(user, 'Ändra tider')
  await fill(user, await textbox('Hämtning'), '2027-03-02 10:30')
  await press(user, save)
  await screen.findByText('Någon annan har sparat en nyare version.')
  expect((await textbox('Hämtning')).value).toBe('2027-03-02 10:30')
  expect((await textbox('Retur')).value).toBe('2027-03-05 15:00')
  await press(user, save)
  const { pickup_at, return_at } = theirs
  await waitFor(() =>
    expect(sentBy(calls, 'changeCaseTimes')[1]).toMatchObject({
      lines: [
        { line: 1, pickup_at: '2027-03-02 10:30', return_at, from: { pickup_at, return_at } },
      ],
    }),
  )
})

test('nothing is saved before a time differs, and what the server finds the same is said so', async () => {
  const { user, calls } = open({
    getCaseObj: () => storedCase({ lines: [line] }),
    changeCaseTimes: () => ({ changed: 0 }),
  })
  await press(user, 'Ändra tider')
  expect(isOff(saveButton())).toBe(true)
  const form = within(saveButton().closest('form') as HTMLFormElement)
  const reason = form.getByRole<HTMLInputElement>('textbox', { name: 'Skäl, kunden läser det' })
  await fill(user, reason, 'Kranen är klar först då.')
  expect(isOff(saveButton())).toBe(true)
  const pickup = await textbox('Hämtning')
  await user.clear(pickup)
  expect(saveButton().form?.checkValidity()).toBe(false)
  await fill(user, pickup, '2027-03-01 09:00')
  await fill(user, await textbox('Retur'), '2027-03-02 10:30')
  await press(user, save)
  await screen.findByText('Tiderna var redan så. Inget är ändrat och kunden får inget mejl.')
  expect(sentBy(calls, 'changeCaseTimes')).toMatchObject([
    {
      lines: [{ pickup_at: '2027-03-01 09:00', return_at: '2027-03-02 10:30' }],
      reason: 'Kranen är klar först då.',
    },
  ])
  expect(reason.value).toBe('Kranen är klar först då.')
  await press(user, 'Ångra')
  expect(screen.queryByRole('button', { name: save })).toBeNull()
})

test('the times of a case that is over are not offered', async () => {
  open({ getCaseObj: () => storedCase({ lines: [line], state: 'closed' }) })
  await screen.findByText('Jekko SPX312')
  expect(screen.queryByRole('button', { name: 'Ändra tider' })).toBeNull()
})
