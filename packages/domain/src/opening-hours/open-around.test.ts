import { expect, test } from 'vitest'
import { company } from './company-hours.fixture.ts'
import { openAround } from './open-around.ts'

// 2026-12-05 is a Saturday.
test.each([
  ['a weekend', '2026-12-05', '2026-12-06', '2026-12-04 15:00', '2026-12-07 07:00'],
  ['Friday to Sunday', '2026-12-04', '2026-12-06', '2026-12-04 07:00', '2026-12-07 07:00'],
  ['Saturday to Tuesday', '2026-12-05', '2026-12-08', '2026-12-04 15:00', '2026-12-08 07:00'],
])('%s is fetched and brought back when the depot is open', (_, from, to, pickup, returned) => {
  const around = openAround(company, { from, to })
  const text = ({ date, time }: { date: string; time: string }) => `${date} ${time}`
  expect(around && [text(around.pickup), text(around.returned)]).toEqual([pickup, returned])
})

test('open days have nothing around them, and neither has a depot that is never open', () => {
  const days = { from: '2026-12-03', to: '2026-12-04' }
  expect(openAround(company, days)).toBeNull()
  expect(openAround({ sets: [], depotId: 7 }, days)).toBeNull()
})
