import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seatsLeft, shareSeats } from './course-seats.ts'

test.each([
  [{ seats: 8, registered: 0 }, 4, { seated: 4, waiting: 0 }],
  [{ seats: 8, registered: 6 }, 4, { seated: 2, waiting: 2 }],
  [{ seats: 8, registered: 8 }, 1, { seated: 0, waiting: 1 }],
  [{ seats: 8, registered: 11 }, 2, { seated: 0, waiting: 2 }],
  [{ seats: 0, registered: 0 }, 1, { seated: 0, waiting: 1 }],
  [{ seats: null, registered: 500 }, 20, { seated: 20, waiting: 0 }],
])('%j and %d new people: %j', (course, people, shared) => {
  expect(shareSeats(course, people)).toEqual(shared)
})

test.each([
  [8, 6, 2],
  [8, 8, 0],
  [8, 9, 0],
  [null, 90, null],
])('of %j seats with %j taken %j are left', (seats, taken, left) => {
  expect(seatsLeft(seats, taken)).toBe(left)
})

test('everybody gets a seat or waits, and no seat is given twice', () => {
  const groups = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 15 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), groups, (seats, sizes) => {
      let [registered, seated] = [0, 0]
      for (const people of sizes) {
        const shared = shareSeats({ seats, registered }, people)
        expect(shared.seated + shared.waiting).toBe(people)
        registered += people
        seated += shared.seated
      }
      expect(seated).toBe(Math.min(seats, registered))
    }),
  )
})
