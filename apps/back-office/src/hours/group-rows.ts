import { isSpecialDayCode } from '@minikran/domain/opening-hours/special-days'
import type { LocalDate } from '@minikran/domain/primitives/local-date'

/** A row of a set with its index in the form's list. */
export type Placed<Row> = { row: Row; index: number }
export type YearOfRows<Row> = { year: number; rows: Placed<Row>[] }
type GroupedRows<Row> = {
  upcoming: YearOfRows<Row>[]
  weekly: Placed<Row>[]
  /** Special days without a date yet. */
  undated: Placed<Row>[]
  past: YearOfRows<Row>[]
}

/** The rows of a set in groups: dates from today on by year, the usual week, past dates by year. */
export function groupRows<Row extends { day: number; date: LocalDate | null }>(
  rows: readonly Row[],
  today: LocalDate,
): GroupedRows<Row> {
  const placed = rows.map((row, index) => ({ row, index }))
  const dateOf = ({ row }: Placed<Row>) => row.date ?? ''
  const dated = placed
    .filter(({ row }) => row.date !== null)
    .toSorted((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1))
  const withoutDate = placed.filter(({ row }) => row.date === null)
  return {
    upcoming: byYear(dated.filter((one) => dateOf(one) >= today)),
    weekly: withoutDate.filter(({ row }) => !isSpecialDayCode(row.day)),
    undated: withoutDate.filter(({ row }) => isSpecialDayCode(row.day)),
    past: byYear(dated.filter((one) => dateOf(one) < today)).toReversed(),
  }
}

function byYear<Row extends { date: LocalDate | null }>(rows: Placed<Row>[]): YearOfRows<Row>[] {
  const years = Map.groupBy(rows, ({ row }) => Number(row.date?.slice(0, 4)))
  return [...years].map(([year, of]) => ({ year, rows: of }))
}
