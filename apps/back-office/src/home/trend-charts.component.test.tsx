import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loseConnection } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
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
