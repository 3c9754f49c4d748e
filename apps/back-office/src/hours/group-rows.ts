import { isSpecialDayCode } from '@minikran/domain/opening-hours/special-days'
import type { LocalDate } from '@minikran/domain/primitives/local-date'

/** A row of a set and its place in the list that is stored. */
export type Placed<Row> = { row: Row; index: number }
export type YearOfRows<Row> = { year: number; rows: Placed<Row>[] }
export type GroupedRows<Row> = {
  next: YearOfRows<Row>[]
  weekly: Placed<Row>[]
  /** Special days whose date is not written yet. */
  undated: Placed<Row>[]
  past: YearOfRows<Row>[]
}

/** The days of a set as they are read: those to come by year, the usual week, those gone by. */
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
    next: byYear(dated.filter((one) => dateOf(one) >= today)),
    weekly: withoutDate.filter(({ row }) => !isSpecialDayCode(row.day)),
    undated: withoutDate.filter(({ row }) => isSpecialDayCode(row.day)),
    past: byYear(dated.filter((one) => dateOf(one) < today)).toReversed(),
  }
}

function byYear<Row extends { date: LocalDate | null }>(rows: Placed<Row>[]): YearOfRows<Row>[] {
  const years = Map.groupBy(rows, ({ row }) => Number(row.date?.slice(0, 4)))
  return [...years].map(([year, of]) => ({ year, rows: of }))
}
