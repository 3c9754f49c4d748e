import { tidy } from '../../forms/read-values.ts'

/** The dates of a price card's link: `?fran=2026-12-03&till=2026-12-07`. */
export function datesInAddress({ searchParams }: Pick<URL, 'searchParams'>) {
  const date = (name: string) => tidy(`${name}_date`, searchParams.get(name) ?? '').slice(0, 10)
  return { pickup_date: date('fran'), return_date: date('till') }
}
