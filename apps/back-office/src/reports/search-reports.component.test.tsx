import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'

test('the heat map is narrowed as the list is', async () => {
  const filter = encodeURIComponent('{"depot_id":2,"from":"2027-01"}')
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
    expect(sentBy(calls, 'getSearchHeatObj').at(-1)).toEqual({ depot_id: '2', from: '2027-01' }),
  )
})
