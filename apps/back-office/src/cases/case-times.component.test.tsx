import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'
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
  await fill(user, await textbox('Hämtas'), '20270302 1030')
  await press(user, save)
  await screen.findByText('Tiderna är sparade och kunden får ett mejl.')
  expect(sentBy(calls, 'changeCaseTimes')).toEqual([
    {
      case_number: 'MK-2027-000031',
      lines: [{ line: 1, pickup_at: '2027-03-02 10:30', return_at: null }],
    },
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: save })).toBeNull())
})

test('a refused time is said, and what was typed stays', async () => {
  const { user } = open({
    getCaseObj: () => storedCase({ lines: [line] }),
    changeCaseTimes: () => refuse(422, { errors: { 'lines.0.pickup_at': ['closed'] } }),
  })
  await press(user, 'Ändra tider')
  await fill(user, await textbox('Hämtas'), '2027-03-07 10:00')
  await press(user, save)
  await screen.findByText('Depån är inte öppen då.')
  expect((await textbox('Hämtas')).value).toBe('2027-03-07 10:00')
})

test('the times of a case that is over are not offered', async () => {
  open({ getCaseObj: () => storedCase({ lines: [line], state: 'closed' }) })
  await screen.findByText('Jekko SPX312')
  expect(screen.queryByRole('button', { name: 'Ändra tider' })).toBeNull()
})
