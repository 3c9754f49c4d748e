/**
 * A course occasion's seats: null is no limit, as a web course without a date has.
 * `registered` are all who are registered and not declined, seated or waiting: a seat that falls
 * free belongs to whoever waits, before anybody new.
 */
export type CourseSeats = { seats: number | null; registered: number }

/** Seats that somebody new would get; null is no limit. */
export function seatsLeft({ seats, registered }: CourseSeats): number | null {
  return seats === null ? null : Math.max(0, seats - registered)
}

/** How many of `asked` get a seat, in order; the rest go on the waiting list, one by one. */
export function shareSeats(
  course: CourseSeats,
  asked: number,
): { seated: number; waiting: number } {
  const seated = Math.min(asked, seatsLeft(course) ?? asked)
  return { seated, waiting: asked - seated }
}

/** Seats that nobody has, for those who wait: given by hand, since people have to be asked. */
export function seatsFree({
  seats,
  seated,
}: {
  seats: number | null
  seated: number
}): number | null {
  return seats === null ? null : Math.max(0, seats - seated)
}

/** How many somebody who is not logged in may register at once without a link by mail. */
export const mostAtOnce = 3

/** How long that link works. */
export const hoursToConfirm = 2
