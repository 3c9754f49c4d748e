import { expect, test } from 'vitest'
import { emptyValues } from '../forms/read-values.ts'
import {
  registrationFields,
  registrationInput,
  requestedSeats,
  shownRows,
} from './registration-values.ts'

test.each([
  [null, 0, 1],
  [{ rows: '-1' }, 0, 1],
  [{ rows: '3' }, 3, 1],
  [{ rows: '1', 'participants.2.email': 'a@b.se' }, 3, 1],
  [{ rows: 'x', 'participants.0.lastname': 'Lind', 'participants.1.lastname': 'Berg' }, 2, 2],
  [{ rows: '999' }, 20, 1],
])('%j shows %d rows for %d seats', (values, rows, seats) => {
  expect(shownRows(values)).toBe(rows)
  expect(requestedSeats(values ?? {})).toBe(seats)
})

test.each([
  ['1', ''],
  ['2', 'Lindkvist AB'],
  ['', 'Lindkvist AB'],
])(
  'with the price type "%s" the company "%s" is sent, and no row without a name',
  (type, company) => {
    const typed = { price_type: type, company: 'Lindkvist AB', 'participants.0.lastname': ' ' }
    const body = registrationInput({ ...emptyValues(registrationFields), ...typed })
    expect(body.company).toBe(company)
    expect(body).not.toHaveProperty('participants')
  },
)
