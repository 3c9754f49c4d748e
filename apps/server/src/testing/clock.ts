export type Span = {
  days?: number
  hours?: number
  minutes?: number
  seconds?: number
  milliseconds?: number
}

/** The real time, and the only place where tests ask for it: rows are compared with the database's own now(). */
export const nowMs = (): number => Date.now()

/** The moment so long after now; before it with negative numbers. */
export function fromNow(span: Span = {}): Date {
  const { days = 0, hours = 0, minutes = 0, seconds = 0, milliseconds = 0 } = span
  const wholeSeconds = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  return new Date(nowMs() + wholeSeconds * 1000 + milliseconds)
}

/** False under libfaketime, with which PostgreSQL never reaches a time limit: its signal handler sees the real clock. */
export const hasRealClock = process.env['FAKETIME'] === undefined
