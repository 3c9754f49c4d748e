import { expect, test } from 'vitest'
import { requestedSeats, shownRows } from './registration-values.ts'

test.each([
  [null, 1, 1],
  [{ rows: '3' }, 3, 1],
  [{ rows: '1', 'participants.2.email': 'a@b.se' }, 3, 1],
  [{ rows: 'x', 'participants.0.lastname': 'Lind', 'participants.1.lastname': 'Berg' }, 2, 2],
  [{ rows: '999' }, 20, 1],
])('%j shows %d rows for %d seats', (values, rows, seats) => {
  expect(shownRows(values)).toBe(rows)
  expect(requestedSeats(values ?? {})).toBe(seats)
})
