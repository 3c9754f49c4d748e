import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { rowsOf } from '../testing/parts.ts'

test('the heat map is narrowed as the list is', async () => {
  const filter = encodeURIComponent('{"depot_id":2,"from":"2027-01","weight_box":1}')
  const { calls } = openScreen(`/searchreports?filter=${filter}`, {
    answers: {
      getSearchReportsArr: () => [],
      getMissedWordsArr: () => [],
      getDepotsArr: () => [],
      getSearchHeatObj: () => ({ cells: [] }),
    },
  })
  await screen.findByText('Inget just nu.')
  await waitFor(() =>
    expect(sentBy(calls, 'getSearchHeatObj').at(-1)).toEqual({
      depot_id: '2',
      from: '2027-01',
      weight_box: '1',
    }),
  )
})

test('a month that cannot be read narrows nothing, however soon its field is left', async () => {
  const filter = encodeURIComponent('{"from":"2027-01"}')
  const { user, calls } = openScreen(`/searchreports?filter=${filter}`, {
    answers: {
      getSearchReportsArr: () => [],
      getMissedWordsArr: () => [],
      getDepotsArr: () => [],
      getSearchHeatObj: () => ({ cells: [] }),
    },
  })
  const [from] = await screen.findAllByRole('textbox', { name: /^Från/ })
  await user.clear(from as HTMLElement)
  await user.type(from as HTMLElement, 'abc')
  await user.tab()
  await waitFor(() => expect(sentBy(calls, 'getSearchHeatObj').at(-1)).toEqual({}))
})

test('a lift stands in its ranges, with the class of cranes that was missing', async () => {
  const box = { month: '2027-01', depot_id: null, searches: 1_200, without_hits: 2, tight: 1 }
  const size = { height_from: 0, height_to: 5, radius_from: 5, radius_to: 10 }
  const heavy = { weight_from: 10_000, weight_to: null, moment_from: 50, moment_to: null }
  const met = { ...heavy, moment_from: null }
  const missed = { height_to: 5, radius_to: 10, without_hits: 2, tight: 1, most_weight: 12_000 }
  openScreen('/searchreports', {
    answers: {
      getSearchReportsArr: () => [
        { id: 'a', ...box, ...size, ...heavy },
        { id: 'b', ...box, ...size, ...met },
      ],
      getMissedWordsArr: () => [],
      getDepotsArr: () => [],
      getSearchHeatObj: () => ({ cells: [missed] }),
    },
  })
  await screen.findAllByText('över 50 tm')
  const [heat, list] = screen.getAllByRole('table').map(plainRows)
  expect(heat?.[0]?.slice(0, 3)).toEqual(['–', '2 + 1 knappa12 000 kg', '–'])
  expect(heat?.slice(1).flat()).not.toContain('2 + 1 knappa12 000 kg')
  expect(list?.map((cells) => cells.slice(2))).toEqual([
    ['till 5 m', '5–10 m', 'över 10 000 kg', '1 200', '2', '1', 'över 50 tm'],
    ['till 5 m', '5–10 m', 'över 10 000 kg', '1 200', '2', '1', '–'],
  ])
})

const plainRows = (table: HTMLElement) =>
  rowsOf(table).map((cells) => cells.map((cell) => cell.replaceAll('\u00a0', ' ')))
