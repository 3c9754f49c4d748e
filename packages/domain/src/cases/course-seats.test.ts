import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seatsFree, seatsLeft, shareSeats } from './course-seats.ts'

test.each([
  [{ seats: 8, registered: 0 }, 4, { seated: 4, waiting: 0 }],
  [{ seats: 8, registered: 6 }, 4, { seated: 2, waiting: 2 }],
  [{ seats: 8, registered: 8 }, 1, { seated: 0, waiting: 1 }],
  [{ seats: 8, registered: 11 }, 2, { seated: 0, waiting: 2 }],
  [{ seats: 0, registered: 0 }, 1, { seated: 0, waiting: 1 }],
  [{ seats: null, registered: 500 }, 20, { seated: 20, waiting: 0 }],
])('of %j %d people share as %j', (course, asked, shared) => {
  expect(shareSeats(course, asked)).toEqual(shared)
})

test('a course without a number of seats has no number left', () => {
  expect(seatsLeft({ seats: null, registered: 3 })).toBeNull()
})

test.each([
  [{ seats: 8, seated: 6 }, 2],
  [{ seats: 8, seated: 8 }, 0],
  [{ seats: 8, seated: 9 }, 0],
  [{ seats: null, seated: 90 }, null],
])('of %j %j seats can be given to who waits', (course, free) => {
  expect(seatsFree(course)).toBe(free)
})

test('however people register, nobody is lost and no seat is given twice', () => {
  const groups = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 15 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), groups, (seats, sizes) => {
      let [registered, seated] = [0, 0]
      for (const asked of sizes) {
        const shared = shareSeats({ seats, registered }, asked)
        expect(shared.seated + shared.waiting).toBe(asked)
        registered += asked
        seated += shared.seated
      }
      expect(seated).toBe(Math.min(seats, registered))
    }),
  )
})
