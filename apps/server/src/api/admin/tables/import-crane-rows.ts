import type { ImportChange, ImportFault } from '@minikran/contract/admin/tables'
import {
  type ConfiguredRow,
  plainConfiguration,
} from '@minikran/domain/crane-selection/configurations'
import { chartColumns } from '@minikran/domain/crane-selection/lift'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { craneselectors } from '../../../database/schema/cranes.ts'
import type { Cell } from '../../../spreadsheets/cell.ts'
import type { TableLine } from '../../../spreadsheets/read-table.ts'
import { type HeldItem, holdItems } from '../items/hold-items.ts'
import type { Saving } from '../items/save-item.ts'
import { shapes } from './cell-shapes.ts'
import {
  changeHeldItem,
  faultAt,
  headFaults,
  type Importing,
  type Outcome,
  type Sheet,
} from './import-table.ts'

const pointColumns = [...chartColumns, 'configuration'] as const
/** The heads of a table of load charts, which has one line for each point. */
export const craneRowHeads = ['slug', 'title', 'version', 'line', ...pointColumns] as const

type Chart = { slug: string; lines: TableLine[]; points: ConfiguredRow[] }

/** Replaces the load chart of each crane in the table by its lines; other cranes stay unchanged. */
export async function importCraneRows(importing: Importing, sheet: Sheet): Promise<Outcome> {
  const { tx, saving } = importing
  const known = new Set<string>(craneRowHeads)
  const faults = headFaults(sheet, { needed: ['slug', 'version', ...chartColumns], known })
  if (faults.length > 0) return { changes: [], faults }
  const { charts, faults: unreadable } = readCharts(sheet.lines)
  if (unreadable.length > 0) return { changes: [], faults: unreadable }
  const held = await holdCranes(tx, saving, charts)
  const outcome: Outcome = { changes: [], faults: [] }
  for (const chart of charts) {
    const found = await importChart(importing, chart, held.get(chart.slug) ?? null)
    outcome.changes.push(...found.changes)
    outcome.faults.push(...found.faults)
  }
  return outcome
}

function readCharts(lines: readonly TableLine[]) {
  const charts = new Map<string, Chart>()
  const faults: ImportFault[] = []
  for (const line of lines) {
    const slug = String(line.cells.get('slug') ?? '')
    const chart = charts.get(slug) ?? { slug, lines: [], points: [] }
    charts.set(slug, chart)
    const point = readPoint(line, faults)
    chart.lines.push(line)
    if (point !== null) chart.points.push(point)
  }
  return { charts: [...charts.values()], faults }
}

function readPoint(line: TableLine, faults: ImportFault[]): ConfiguredRow | null {
  const { cells } = line
  const values = chartColumns.map((column) => {
    const parsed = shapes.number.write(cells.get(column) ?? null, false)
    if (parsed.ok) return Number(parsed.value)
    faults.push(faultAt(line, column, parsed.rule))
    return null
  })
  const [lift_height = null, lift_radius = null, lift_weight = null] = values
  if (lift_height === null || lift_radius === null || lift_weight === null) return null
  const configuration = String(cells.get('configuration') ?? '') || plainConfiguration
  return { lift_height, lift_radius, lift_weight, configuration }
}

async function holdCranes(tx: Transaction, saving: Saving, charts: readonly Chart[]) {
  const slugs = charts.map(({ slug }) => slug)
  const rows = await tx
    .select({ id: craneselectors.id, slug: craneselectors.slug })
    .from(craneselectors)
    .where(and(inArray(craneselectors.slug, slugs), isNull(craneselectors.deleted_at)))
  const held = await holdItems(
    tx,
    saving,
    rows.map(({ id }) => id),
  )
  return new Map(rows.map(({ id, slug }) => [slug, held.get(id)]))
}

async function importChart(
  importing: Importing,
  { lines, points }: Chart,
  held: HeldItem | null,
): Promise<Outcome> {
  const [first] = lines
  if (first === undefined) return { changes: [], faults: [] }
  if (held === null) return { changes: [], faults: [faultAt(first, 'slug', 'notFound')] }
  // Without the column the points with equipment would become those of the plain crane.
  if (!first.cells.has('configuration') && hasEquipment(held)) {
    return { changes: [], faults: [faultAt(first, 'configuration', 'columnMissing')] }
  }
  const ambiguous = ambiguousWeights(lines, held)
  if (ambiguous.length > 0) return { changes: [], faults: ambiguous }
  const changes = changesOf(lines, points, held)
  if (changes.length === 0) return { changes: [], faults: [] }
  const faults = await changeHeldItem(importing, first, { ...held, fields: { rows: points } })
  if (faults.length === 0) return { changes, faults }
  return { changes: [], faults: faults.map((fault) => atItsLine(fault, lines)) }
}

/** Weights that may mean thousands, other than those that the crane has and an export has written. */
function ambiguousWeights(lines: readonly TableLine[], { before }: HeldItem): ImportFault[] {
  const stored = (before['rows'] as ConfiguredRow[]).map(({ lift_weight }) => lift_weight)
  return lines.flatMap((line) => {
    const cell = line.cells.get('lift_weight') ?? null
    if (shapes.bigNumber.write(cell, false).ok) return []
    const parsed = shapes.number.write(cell, false)
    const isStored = parsed.ok && stored.includes(Number(parsed.value))
    return isStored ? [] : [faultAt(line, 'lift_weight', 'type')]
  })
}

const hasEquipment = ({ before }: HeldItem) =>
  (before['rows'] as ConfiguredRow[]).some((row) => row.configuration !== plainConfiguration)

/** 'rows.3.lift_height' is the fourth line of this crane. */
function atItsLine(fault: ImportFault, lines: readonly TableLine[]): ImportFault {
  const [, index, column] = /^rows\.(\d+)\.(\w+)$/.exec(fault.column) ?? []
  const line = lines[Number(index)]
  if (line === undefined || column === undefined) return fault
  return faultAt(line, column, fault.rule)
}

/** The changes of a chart, point by point; points that the table lacks become null. */
function changesOf(
  lines: readonly TableLine[],
  points: readonly ConfiguredRow[],
  { row, before }: HeldItem,
): ImportChange[] {
  const old = before['rows'] as ConfiguredRow[]
  const last = lines.at(-1)?.line ?? 1
  const longest = Math.max(old.length, points.length)
  return Array.from({ length: longest }, (_, index) => {
    const cell = (point: ConfiguredRow | undefined, column: keyof ConfiguredRow): Cell =>
      point?.[column] ?? null
    const fields = pointColumns
      .map((column) => ({
        column,
        from: cell(old[index], column),
        to: cell(points[index], column),
      }))
      .filter(({ from, to }) => from !== to)
    return { line: lines[index]?.line ?? last, id: row.id, name: String(before['title']), fields }
  }).filter(({ fields }) => fields.length > 0)
}
