/**
 * Seats of a course that are not taken; null without a limit, as for a web course. For a new
 * registration people on the waiting list count as taken: they get free seats first.
 */
export function seatsLeft(seats: number | null, taken: number): number | null {
  return seats === null ? null : Math.max(0, seats - taken)
}

type Registered = { seats: number | null; registered: number }

/** How many of a new group get a seat; the others go on the waiting list. */
export function shareSeats(
  { seats, registered }: Registered,
  people: number,
): { seated: number; waiting: number } {
  const seated = Math.min(people, seatsLeft(seats, registered) ?? people)
  return { seated, waiting: people - seated }
}

/** Without an account a registration of more people has to be confirmed by a mailed link. */
export const mostAtOnce = 3

/** How long the link is valid. */
export const hoursToConfirm = 2
