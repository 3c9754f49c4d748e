import { tidyDate } from './typed-moment.ts'

const dateParts = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/

/** Turns `2026-12-7` into `2026-12-07`. Not while typing: `2026-12-1` may become `2026-12-15`. */
export function completeDate(typed: string): string {
  const tidy = tidyDate(typed)
  const [, year, month = '', day = ''] = dateParts.exec(tidy) ?? []
  return year === undefined ? tidy : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
