import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TimeFields } from './time-fields.tsx'

const offer = (time: string) => ({
  hint: undefined,
  times: [time],
  isRefused: false,
  next: null,
  openDepot: null,
})

test('each date and time suggests what is offered for it', () => {
  const offers = {
    pickup: offer('07:30'),
    return: offer('15:00'),
    lines: {},
    dates: [{ date: '2026-12-07', label: 'mån 7 dec' }],
    refusedDate: null,
  }
  const markup = renderToStaticMarkup(
    <TimeFields values={null} errorOf={() => undefined} depots={[]} offers={offers} />,
  )
  const suggestedFor = (name: string) => {
    const [input = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(markup) ?? []
    const [, list] = / list="([^"]*)"/.exec(input) ?? []
    return new RegExp(`<datalist id="${list}"><option value="([^"]*)"`).exec(markup)?.[1]
  }
  expect(['pickup_date', 'pickup_time', 'return_date', 'return_time'].map(suggestedFor)).toEqual([
    '2026-12-07',
    '07:30',
    '2026-12-07',
    '15:00',
  ])
})
