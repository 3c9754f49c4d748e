import { titleIn } from '@minikran/domain/catalogue/title-text'
import { inertText } from '../../spreadsheets/inert-text.ts'
import type { CraneRecord } from './cranes.queries.ts'

type Lang = 'sv' | 'en'
type Chart = Pick<CraneRecord, 'rows' | 'configurations'>

const headings = {
  sv: ['Höjd (m)', 'Radie (m)', 'Vikt (kg)'],
  en: ['Height (m)', 'Radius (m)', 'Weight (kg)'],
}
const equipmentHeading = { sv: 'Utrustning', en: 'Equipment' }
const separators = { sv: ';', en: ',' }
const fileWords = { sv: 'lasttabell', en: 'load-chart' }

const quoted = (text: string) => `"${inertText(text).replaceAll('"', '""')}"`

/**
 * A load chart as CSV: with semicolon and decimal comma in Swedish, comma and dot in English, and a byte
 * order mark, without which Excel misreads å, ä and ö. Rows name their equipment when the crane has
 * several configurations.
 */
export function loadChartText({ rows, configurations }: Chart, lang: Lang): string {
  const number = (value: number) => (lang === 'sv' ? `${value}`.replace('.', ',') : `${value}`)
  const titles = new Map(
    configurations.map(({ key, ...title }) => [key, titleIn(title, 'title', lang).text]),
  )
  const hasSeveral = configurations.length > 1
  const heading = [...headings[lang], ...(hasSeveral ? [equipmentHeading[lang]] : [])]
  const lines = rows.map((row) => [
    number(row.lift_height),
    number(row.lift_radius),
    number(row.lift_weight),
    ...(hasSeveral ? [quoted(titles.get(row.configuration) ?? '')] : []),
  ])
  const text = [heading, ...lines].map((line) => line.join(separators[lang])).join('\r\n')
  return `\uFEFF${text}\r\n`
}

/** Only letters, digits and hyphens, whatever the slug has. */
export function loadChartFileName(slug: string, lang: Lang): string {
  return `${slug.replaceAll(/[^a-z0-9-]+/gi, '-')}-${fileWords[lang]}.csv`
}
