import type { HoursRow } from '@minikran/domain/opening-hours/active-hours'
import type { SpecialDayCode } from '@minikran/domain/opening-hours/special-days'
import type { LocalDate } from '@minikran/domain/primitives/local-date'

const differentHours: SpecialDayCode = 28

/** A new row that closes a date. A date that is no special day gets the code for different hours. */
export const closedRow = (date: LocalDate | null, day: number | null = null): HoursRow => ({
  day: day ?? differentHours,
  date,
  closed: true,
  from: null,
  to: null,
})
