import type { ImportChange, ImportFault } from '@minikran/contract/admin/tables'
import { itemId } from '@minikran/contract/item-id'
import type { Cell } from '../../../spreadsheets/cell.ts'
import type { TableLine } from '../../../spreadsheets/read-table.ts'
import { numberText } from '../../../spreadsheets/write-csv.ts'
import { tooLongForCell } from '../../../spreadsheets/write-xlsx.ts'
import { checkFields } from '../../calls/validate.ts'
import { type HeldItem, holdItems } from '../items/hold-items.ts'
import type { Fields } from '../items/resource.ts'
import { inTransaction, writeNew } from '../items/save-item.ts'
import {
  changeHeldItem,
  faultAt,
  faultsOf,
  headFaults,
  type Importing,
  inTurns,
  type Outcome,
  type Sheet,
} from './import-table.ts'
import { type ItemColumn, itemColumns } from './item-columns.ts'

/** Changes the items that the lines of a table name, and makes new ones from lines without an id. */
export async function importItems(importing: Importing, sheet: Sheet): Promise<Outcome> {
  const { tx, saving } = importing
  const columns = itemColumns(saving.resource)
  const known = new Set(columns.map(({ name }) => name))
  const faults = headFaults(sheet, { needed: ['id', 'version'], known })
  if (faults.length > 0) return { changes: [], faults }
  const written = columns.filter(({ name, write }) => write !== null && sheet.heads.includes(name))
  const held = await holdItems(
    tx,
    saving,
    sheet.lines.flatMap(({ cells }) => idOf(cells) ?? []),
  )
  const outcome: Outcome = { changes: [], faults: [] }
  const seen = new Set<number>()
  for await (const line of inTurns(sheet.lines)) {
    const found = await importLine({ ...importing, written, held, seen }, line)
    outcome.faults.push(...found.faults)
    if (found.change !== null) outcome.changes.push(found.change)
  }
  return outcome
}

type ImportingLines = Importing & {
  written: readonly ItemColumn[]
  held: ReadonlyMap<number, HeldItem>
  seen: Set<number>
}
type Imported = { change: ImportChange | null; faults: ImportFault[] }

const faulty = (...faults: ImportFault[]): Imported => ({ change: null, faults })

function idOf(cells: TableLine['cells']): number | null {
  return itemId.safeParse(Number(cells.get('id') ?? Number.NaN)).data ?? null
}

async function importLine(importing: ImportingLines, line: TableLine): Promise<Imported> {
  const { written, held, seen } = importing
  const given = line.cells.get('id') ?? null
  const fault = (column: string, rule: string) => faulty(faultAt(line, column, rule))
  const id = idOf(line.cells)
  if (given !== null && given !== '' && id === null) return fault('id', 'type')
  if (id !== null && seen.has(id)) return fault('id', 'idTwice')
  if (id !== null) seen.add(id)
  const current = id === null ? null : (held.get(id) ?? null)
  if (id !== null && current === null) return fault('id', 'notFound')
  const read = readLine(written, line, current?.before ?? null)
  if (read.faults.length > 0) return faulty(...read.faults)
  if (current === null) return makeItem(importing, line, read)
  if (read.changed.length === 0) return faulty()
  const faults = await changeHeldItem(importing, line, { ...current, fields: read.fields })
  if (faults.length > 0) return faulty(...faults)
  const { row, before } = current
  return { change: changeOf(line, { read, before, id: row.id }), faults }
}

type ReadFields = { fields: Fields; changed: ItemColumn[]; faults: ImportFault[] }

/** The fields that a line changes; a cell with the stored value changes nothing. */
function readLine(
  written: readonly ItemColumn[],
  { line, cells }: TableLine,
  before: Fields | null,
): ReadFields {
  const read: ReadFields = { fields: {}, changed: [], faults: [] }
  for (const column of written) {
    const cell = cells.get(column.name) ?? null
    if (cell === tooLongForCell || isSame(cell, column.read(before ?? {}))) continue
    const parsed = column.write?.(cell)
    if (parsed === undefined) continue
    if (!parsed.ok) {
      read.faults.push({ line, column: column.name, rule: parsed.rule, value: cell })
      continue
    }
    const { field } = column
    const isOwn = column.name === field
    const others = (read.fields[field] ?? before?.[field] ?? {}) as Fields
    const value = isOwn
      ? parsed.value
      : { ...others, [column.name.slice(field.length + 1)]: parsed.value }
    const stored = column.read(before ?? {})
    if (isSame(column.read({ [field]: value }), stored)) continue
    read.fields[field] = value
    read.changed.push(column)
  }
  return read
}

// Spreadsheets change line ends, an empty cell may stand for null or an empty text, and a CSV has numbers
// as texts.
function plain(cell: Cell): Cell {
  if (typeof cell === 'number') return numberText(cell)
  return typeof cell === 'string' ? cell.replaceAll(/\r\n?/g, '\n') : (cell ?? '')
}
const isSame = (one: Cell, other: Cell) => plain(one) === plain(other)

async function makeItem(
  { tx, saving }: Importing,
  line: TableLine,
  read: ReadFields,
): Promise<Imported> {
  const { resource } = saving
  if (!resource.create) return faulty(...faultsOf({ kind: 'notFound' }, line))
  const checked = checkFields(resource.fields, read.fields)
  if (!checked.ok) {
    return faulty(...faultsOf({ kind: 'invalid', errors: checked.errors ?? {} }, line))
  }
  const answer = await inTransaction({ db: tx, resource }, async (sub, refuse) => {
    const id = await writeNew({ tx: sub, refuse, saving }, checked.value)
    return { kind: 'data', data: { id } }
  })
  if (answer.kind !== 'data') return faulty(...faultsOf(answer, line))
  return { change: changeOf(line, { read, before: {}, id: null }), faults: [] }
}

type Described = { read: ReadFields; before: Fields; id: number | null }

function changeOf(line: TableLine, { read, before, id }: Described): ImportChange {
  const after = { ...before, ...read.fields }
  const fields = read.changed.map((column) => ({
    column: column.name,
    from: column.read(before),
    to: column.read(after),
  }))
  return { line: line.line, id, name: nameOf(after), fields }
}

const nameOf = ({ title_sv: name }: Fields) => (typeof name === 'string' ? name : '')
