import { tidy } from '../../forms/read-values.ts'

/** Dates of a price card's link, perhaps with times: `?fran=2026-12-04T15:00&till=2026-12-07`. */
export function datesInAddress({ searchParams }: Pick<URL, 'searchParams'>) {
  const moment = (name: string) => {
    const [date = '', time = ''] = (searchParams.get(name) ?? '').split('T')
    return {
      date: tidy(`${name}_date`, date).slice(0, 10),
      time: tidy(`${name}_time`, time).slice(0, 5),
    }
  }
  const [pickup, returned] = [moment('fran'), moment('till')]
  return {
    pickup_date: pickup.date,
    pickup_time: pickup.time,
    return_date: returned.date,
    return_time: returned.time,
  }
}
