import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, isOff, narrowWindow, press, rowsOf } from '../testing/parts.ts'
import { hours } from '../testing/stored-items.ts'

test('the place of opening hours is a field of their form', async () => {
  const own = hours()
  const { user, calls } = openScreen('/depothours/5', {
    answers: {
      getDepothoursArr: () => [own],
      getDepothourObj: () => own,
      getDepotsArr: () => [{ id: 1, depot_name: 'Depå Umeå' }],
      getAppointmentsArr: () => [],
      lockDepothour: () => own,
      unlockDepothour: () => own,
      updateDepothour: (asked) => ({ ...own, ...asked, version: 4 }),
      getDepothourHistoryArr: () => [],
    },
  })
  await fill(user, await screen.findByLabelText(/^Ordning/), '7')
  await press(user, 'Spara')
  await waitFor(() => expect(sentBy(calls, 'updateDepothour')).toMatchObject([{ order: 7 }]))
})

test('opening hours are put in order row by row, and the button keeps the focus at the top', async () => {
  let sets = [hours({ id: 5, title: 1 }), hours({ id: 6, title: 2, order: 1 })]
  const { user, calls } = openScreen('/depothours?sort=order&order=ASC', {
    answers: {
      getDepothoursArr: () => sets,
      getDepotsArr: () => [{ id: 1, depot_name: 'Depå Umeå' }],
      orderDepothour: () => {
        sets = sets.toReversed()
      },
    },
  })
  await user.click(await screen.findByLabelText('Flytta upp Sommar'))
  await waitFor(() => expect(isOff(screen.getByLabelText('Flytta upp Sommar'))).toBe(true))
  expect(document.activeElement).toBe(screen.getByLabelText('Flytta upp Sommar'))
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText('Flytta ner Sommar')).toBeTruthy()
  expect(sentBy(calls, 'orderDepothour')).toEqual([{ id: 6, before: 5 }])
})

test('on a phone a set of hours shows from when to when it holds, as far as that is known', async () => {
  narrowWindow()
  const from = '2027-01-01T07:00:00.000Z'
  const windows = [
    [from, '2027-06-30T06:00:00.000Z'],
    [from, null],
    [null, null],
  ]
  openScreen('/depothours', {
    answers: {
      getDepothoursArr: () =>
        windows.map(([publish_at, unpublish_at], id) => hours({ id, publish_at, unpublish_at })),
      getDepotsArr: () => [{ id: 1, depot_name: 'Depå Umeå' }],
    },
  })
  const shown = rowsOf(await screen.findByRole('table')).map(([, name = '']) =>
    name.replace(/^.*(Publicerad|Avpublicerad|Tidsinställd|Utkast)/, ''),
  )
  expect(shown).toEqual(['2027-01-01 08:00–2027-06-30 08:00', '2027-01-01 08:00–', '–'])
})
