import { type ConfiguredRow, keyOfRow, plainConfiguration } from './configurations.ts'
import { type ChartColumn, chartColumns, chartLimits } from './lift.ts'

export type ChartFault = 'notThree' | 'unknownConfiguration' | 'notNumber' | 'outOfRange' | 'twice'
export type ChartLine =
  | { line: number; kind: 'row'; row: ConfiguredRow }
  | { line: number; kind: 'fault'; fault: ChartFault; text: string }

const number = /^-?\d{1,7}(?:[.,]\d{1,6})?$/

/** Thousands with a dot or comma, or tonnes: no weight of a chart is given in grams. */
const unclearWeight = /^\d{1,3}[.,]\d{3}$/

const startsWithDigit = /^-?\d/

/** The unit tonne at the end of a heading's cell, such as `Last (t)` or `ton`. */
const endsWithTonnes = /(?:^|[\s([/,])t(?:on(?:s|nes?)?)?[)\]]?$/i

/**
 * Parses a load chart pasted from a spreadsheet. Each line has height, radius and weight, separated by
 * tabs, semicolons or spaces, and optionally the key or title of a configuration. First lines
 * without numbers are headings; one that names the three columns gives their order, one with the unit
 * tonne says that weights are in tonnes.
 */
export function readLoadChart(
  text: string,
  configurations: readonly NamedConfiguration[] = [{ key: plainConfiguration, titles: [] }],
): ChartLine[] {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim())
  const read: ChartLine[] = []
  const seen = new Set<string>()
  let order: readonly ChartColumn[] = chartColumns
  let isInTonnes = false
  for (const [index, line] of lines.entries()) {
    const cells = cellsOf(line)
    if (cells.length === 0) continue
    if (read.length === 0 && !cells.some((cell) => startsWithDigit.test(cell))) {
      order = namedOrder(cells) ?? order
      isInTonnes ||= cells.some((cell) => endsWithTonnes.test(cell))
      continue
    }
    const row = rowOf(cells, { order, isInTonnes }, configurations)
    if (typeof row === 'string')
      read.push({ line: index + 1, kind: 'fault', fault: row, text: line })
    else if (seen.has(keyOfRow(row))) {
      read.push({ line: index + 1, kind: 'fault', fault: 'twice', text: line })
    } else read.push({ line: index + 1, kind: 'row', row })
    if (typeof row !== 'string') seen.add(keyOfRow(row))
  }
  return read
}

// With tabs or semicolons, spaces within a cell separate thousands. Spreadsheets use another minus.
const thousands = /^-?\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?$/

function cellsOf(line: string): string[] {
  const hasSeparators = /[\t;]/.test(line)
  return line
    .split(hasSeparators ? /[\t;]/ : /\s+/)
    .map((cell) => cell.trim().replace('\u2212', '-'))
    .map((cell) => (thousands.test(cell) ? cell.replaceAll(/\s/g, '') : cell))
    .filter((cell) => cell !== '')
}

// The order matters: "lastradie" is a radius.
const columnNames: readonly (readonly [ChartColumn, RegExp])[] = [
  ['lift_height', /höjd|height/i],
  ['lift_radius', /radi|räckvidd|reach/i],
  ['lift_weight', /vikt|last|kapacitet|weight|load|capacity/i],
]

/** The order of a heading's first three named columns, when they differ. */
function namedOrder(cells: readonly string[]): readonly ChartColumn[] | null {
  const named = cells
    .flatMap((cell) => columnNames.find(([, name]) => name.test(cell))?.[0] ?? [])
    .slice(0, chartColumns.length)
  const isWhole = named.length === chartColumns.length && new Set(named).size === named.length
  return isWhole ? named : null
}

/** A configuration with the names that a pasted line may use. */
export type NamedConfiguration = { key: string; titles: readonly string[] }

// To the gram: 1.001 × 1000 is 1000.9999999999999.
const kgOf = (tonnes: number) => Math.round(tonnes * 1_000_000) / 1_000

type Heading = { order: readonly ChartColumn[]; isInTonnes: boolean }

function rowOf(
  cells: readonly string[],
  { order, isInTonnes }: Heading,
  configurations: readonly NamedConfiguration[],
): ConfiguredRow | ChartFault {
  const figures = cells.slice(0, 3)
  const name = cells.slice(3).join(' ').toLowerCase()
  if (figures.length < 3) return 'notThree'
  if (!figures.every((cell) => number.test(cell))) return 'notNumber'
  const isNamed = ({ key, titles }: NamedConfiguration) =>
    [key, ...titles].some((word) => word.toLowerCase() === name)
  const configuration = name === '' ? configurations[0] : configurations.find(isNamed)
  if (configuration === undefined) return number.test(name) ? 'notThree' : 'unknownConfiguration'
  const cellOf = (column: ChartColumn) => figures[order.indexOf(column)] ?? ''
  if (!isInTonnes && unclearWeight.test(cellOf('lift_weight'))) return 'notNumber'
  const figureOf = (column: ChartColumn) => Number(cellOf(column).replace(',', '.'))
  const row = {
    lift_height: figureOf('lift_height'),
    lift_radius: figureOf('lift_radius'),
    lift_weight: isInTonnes ? kgOf(figureOf('lift_weight')) : figureOf('lift_weight'),
    configuration: configuration.key,
  }
  const fits = (column: ChartColumn) =>
    row[column] >= chartLimits[column].min && row[column] <= chartLimits[column].max
  return chartColumns.every(fits) ? row : 'outOfRange'
}

/** Indexes of rows that another row of the configuration covers: at least as high, far and heavy. */
export function dominatedRows(rows: readonly ConfiguredRow[]): ReadonlySet<number> {
  const dominated = new Set<number>()
  for (const [index, row] of rows.entries()) {
    const isCovered = rows.some(
      (other, at) =>
        at !== index &&
        other.configuration === row.configuration &&
        other.lift_height >= row.lift_height &&
        other.lift_radius >= row.lift_radius &&
        other.lift_weight >= row.lift_weight &&
        keyOfRow(other) !== keyOfRow(row),
    )
    if (isCovered) dominated.add(index)
  }
  return dominated
}

/** Indexes of rows that repeat an earlier one. */
export function repeatedRows(rows: readonly ConfiguredRow[]): number[] {
  const seen = new Set<string>()
  return rows.flatMap((row, index) => {
    const isKnown = seen.has(keyOfRow(row))
    seen.add(keyOfRow(row))
    return isKnown ? [index] : []
  })
}
