import type { CraneRow } from '@minikran/domain/crane-selection/lift'

type Lang = 'sv' | 'en'

const headings = {
  sv: ['Höjd (m)', 'Radie (m)', 'Vikt (kg)'],
  en: ['Height (m)', 'Radius (m)', 'Weight (kg)'],
}
const separators = { sv: ';', en: ',' }
const fileWords = { sv: 'lasttabell', en: 'load-chart' }

/**
 * A load chart as the spreadsheet of the language reads it: semicolon and decimal comma in
 * Swedish, comma and dot in English; with a byte order mark, or å, ä and ö would break.
 */
export function loadChartText(rows: readonly CraneRow[], lang: Lang): string {
  const number = (value: number) => (lang === 'sv' ? `${value}`.replace('.', ',') : `${value}`)
  const lines = rows.map((row) => [
    number(row.lift_height),
    number(row.lift_radius),
    number(row.lift_weight),
  ])
  const text = [headings[lang], ...lines].map((line) => line.join(separators[lang])).join('\r\n')
  return `\uFEFF${text}\r\n`
}

/** Only letters, digits and hyphens, whatever the slug holds. */
export function loadChartFileName(slug: string, lang: Lang): string {
  return `${slug.replaceAll(/[^a-z0-9-]+/gi, '-')}-${fileWords[lang]}.csv`
}
