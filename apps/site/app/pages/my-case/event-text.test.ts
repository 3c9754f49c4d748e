import { expect, test } from 'vitest'
import { eventText } from './event-text.ts'

const event = {
  id: 2,
  at: '2027-02-20T08:30:00.000Z',
  kind: 'timesChanged',
  state: null,
  reason: null,
  by: 'depot',
} as const
const from = { pickup_at: '2027-03-01 09:00', return_at: null }
const to = { pickup_at: '2027-03-02 10:30', return_at: null }

test('changed times are said as pages show times, with those before where they are known', () => {
  const shown = { machines: 1, delivered: false, locale: 'sv' } as const
  expect(eventText({ ...event, times: [{ line: 1, from, to }] }, shown)).toBe(
    'Tiden är ändrad. Hämtning tis 2 mars 2027 10:30 (var mån 1 mars 2027 09:00).',
  )
  expect(eventText({ ...event, times: [] }, shown)).toBe('Tiden är ändrad.')
})

test.each([
  ['customer', 'Du skrev till depån.'],
  ['depot', 'Depån skrev till dig.'],
])('a message of the %s is told as “%s”', (by, text) => {
  const message = { ...event, kind: 'message', by, times: [] } as Parameters<typeof eventText>[0]
  expect(eventText(message, { machines: 1, delivered: false, locale: 'sv' })).toBe(text)
})
