import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DepotHours } from './depot-hours.tsx'

const line = (day: string, isToday: boolean) => ({
  date: day,
  day,
  name: null,
  hours: '07–16',
  isToday,
})

test('the row of today is the current date', () => {
  const week = [line('fredag', false), line('lördag', true)]
  const hours = <DepotHours week={week} nextWeek={[]} comingHours={[]} specialDays={[]} />
  const [, ...rows] = renderToStaticMarkup(hours).split('<tr')
  expect(rows.map((row) => row.includes('aria-current="date"'))).toEqual([false, true])
})
