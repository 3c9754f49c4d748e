import { expect, test, vi } from 'vitest'
import { hoursAnswer } from './hours-answer.ts'

// The language is kept in the browser, which there is none of here.
vi.mock('../locale.ts', () => ({ locale: 'sv' }))

const open = { kind: 'open', from: '07:00', to: '16:00', set: 2 } as const

test.each([
  [open, 'öppet 07:00–16:00 (Sommar)'],
  [{ ...open, specialDay: 28 }, 'öppet 07:00–16:00 (Andra öppettider)'],
  [{ kind: 'closed', reason: 'specialDay', specialDay: 17 }, 'stängt (Valborgsmässoafton)'],
  [{ kind: 'closed', reason: 'noRow' }, 'stängt, inga tider finns för dagen'],
  [{ kind: 'closed', reason: 'weekday' }, 'stängt'],
] as const)('the hours of a day name where they come from', (hours, answer) => {
  expect(hoursAnswer(hours)).toBe(answer)
})
