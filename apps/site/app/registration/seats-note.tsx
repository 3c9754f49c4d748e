import { type CourseSeatsLeft, seatsSentence } from './seats-sentence.ts'

type Props = { seats: CourseSeatsLeft | null; requested: number }

/** Free seats and the waiting list; nothing for a course without a limit. */
export function SeatsNote({ seats, requested }: Props) {
  if (seats === null) return null
  const isShort = requested > seats.left
  return (
    <p role="status" className={`font-medium ${isShort ? 'text-orange' : ''}`}>
      {seatsSentence(seats, requested)}
    </p>
  )
}
