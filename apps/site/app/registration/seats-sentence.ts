import { shareSeats } from '@minikran/domain/cases/course-seats'
import { m } from '@minikran/i18n/messages'

export type CourseSeatsLeft = { left: number; of: number }

/** What happens to the given number of participants, shown before sending. */
export function seatsSentence({ left, of }: CourseSeatsLeft, requested: number): string {
  const { waiting } = shareSeats({ seats: left, registered: 0 }, requested)
  if (left === 0) {
    return requested === 1
      ? m.registration_full_one()
      : m.registration_full_other({ asked: requested })
  }
  if (waiting > 0) {
    return left === 1
      ? m.registration_seat_waiting({ waiting, asked: requested })
      : m.registration_seats_waiting({ left, waiting, asked: requested })
  }
  return left === 1 ? m.registration_seat_left({ of }) : m.registration_seats_left({ left, of })
}
