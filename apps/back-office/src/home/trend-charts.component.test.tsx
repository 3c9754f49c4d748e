import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loseConnection, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { press } from '../testing/parts.ts'
import { HomePage } from './home-page.tsx'
import { TrendCharts } from './trend-charts.tsx'

test.each([
  ['charts', <TrendCharts key="charts" />, 'getTrendArr'],
  ['home page', <HomePage key="home" />, 'getHomeObj'],
])('%s that cannot be read report it and stop loading', async (_, fields, call) => {
  openScreen('/testimonials/create', { fields, answers: { [call]: loseConnection } })
  await screen.findByText(/^Servern svarar inte just nu/)
  expect(screen.queryByText('Laddar')).toBeNull()
})

test('the chosen time stays when it is pressed again', async () => {
  const { user, calls } = openScreen('/testimonials/create', {
    fields: <TrendCharts />,
    answers: { getTrendArr: () => [] },
  })
  await press(user, '13 veckor')
  await press(user, '13 veckor')
  expect(screen.getByText('13 veckor').getAttribute('aria-pressed')).toBe('true')
  expect(sentBy(calls, 'getTrendArr').at(-1)).toMatchObject({ span: 'weeks' })
})
