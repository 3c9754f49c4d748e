import { setImmediate } from 'node:timers/promises'
import type { ImportChange, ImportFault, ImportReport } from '@minikran/contract/admin/tables'
import type { z } from '@minikran/contract/z'
import type { Transaction, Transactor } from '../../../database/client.ts'
import type { HeadlessCell, TableLine } from '../../../spreadsheets/read-table.ts'
import type { Answer } from '../../calls/call.ts'
import { checkFields, isCleanText } from '../../calls/validate.ts'
import type { HeldItem } from '../items/hold-items.ts'
import type { Fields } from '../items/resource.ts'
import { withoutDefaults } from '../items/resource-calls.ts'
import { inTransaction, isRefusable, type Saving, writeChange } from '../items/save-item.ts'
import { type AuditEntry, writeAudit } from '../items/write-audit.ts'

export type Sheet = {
  heads: readonly string[]
  lines: readonly TableLine[]
  headless: readonly HeadlessCell[]
}
/** The changes and the faults of a table's lines. */
export type Outcome = { changes: ImportChange[]; faults: ImportFault[] }
export type Importing = {
  tx: Transaction
  saving: Saving
  /** The rules of changed fields. */
  rules: z.ZodObject
  /** Gets what the audit shall have of each change. */
  audited: AuditEntry[]
}
export type ApplyLines = (importing: Importing, sheet: Sheet) => Promise<Outcome>

/** Rolls the transaction back. */
class RolledBack extends Error {}

/**
 * Writes a whole table or nothing of it. A dry run writes it too, so that every rule and index of the
 * database is checked, and is then rolled back.
 */
export async function importTable(
  saving: Saving,
  { dryRun, sheet, apply }: { dryRun: boolean; sheet: Sheet; apply: ApplyLines },
): Promise<Answer> {
  let outcome: Outcome = { changes: [], faults: [] }
  const cellFaults = [...headlessFaults(sheet), ...(await characterFaults(sheet))]
  const { resource, context } = saving
  const rules = withoutDefaults(resource.fields.partial())
  const audited: AuditEntry[] = []
  const isApplied = await saving.db
    .transaction(async (tx) => {
      outcome =
        cellFaults.length > 0
          ? { changes: [], faults: cellFaults }
          : await apply({ tx, saving, rules, audited }, sheet)
      if (dryRun || outcome.faults.length > 0) throw new RolledBack()
      const changes = { lines: sheet.lines.length, changed: outcome.changes.length }
      const { item } = resource
      const whole = { action: 'imported' as const, item, itemId: null, changes }
      await writeAudit(tx, context, ...audited, whole)
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof RolledBack) return false
      throw error
    })
  if (!dryRun && !isApplied) return { kind: 'invalid', errors: errorsOf(outcome.faults) }
  const report: ImportReport = { applied: isApplied, lines: sheet.lines.length, ...outcome }
  return { kind: 'data', data: report }
}

const headlessFaults = ({ headless }: Sheet): ImportFault[] =>
  headless.map((cell) => ({ ...cell, rule: 'headMissing' }))

/** Cells with signs that the database cannot store. */
async function characterFaults({ lines }: Sheet): Promise<ImportFault[]> {
  const faults: ImportFault[] = []
  for await (const { line, cells } of inTurns(lines)) {
    for (const [column, value] of cells) {
      const isFaulty = typeof value === 'string' && !isCleanText(value)
      if (isFaulty) faults.push({ line, column, rule: 'characters', value })
    }
  }
  return faults
}

const linesAtOnce = 100

/** The lines of a table; after each hundred the server answers others. */
export async function* inTurns(lines: readonly TableLine[]): AsyncGenerator<TableLine> {
  for (const [index, line] of lines.entries()) {
    if (index % linesAtOnce === 0) await setImmediate()
    yield line
  }
}

const errorsOf = (faults: readonly ImportFault[]) =>
  Object.fromEntries(faults.map(({ line, column, rule }) => [`${line}.${column}`, [rule]]))

const columnByCode: Record<string, string> = { staleVersion: 'version' }

/** A fault in one cell of a line. */
export function faultAt({ line, cells }: TableLine, column: string, rule: string): ImportFault {
  return { line, column, rule, value: cells.get(column) ?? null }
}

/** The faults of one line, from the answer of its write. */
export function faultsOf(answer: Answer, line: TableLine): ImportFault[] {
  if (answer.kind === 'invalid') {
    return Object.entries(answer.errors).flatMap(([column, rules]) =>
      rules.map((rule) => faultAt(line, column, rule)),
    )
  }
  if (answer.kind === 'notFound') return [faultAt(line, 'id', 'notFound')]
  if (answer.kind === 'problem') {
    return [faultAt(line, columnByCode[answer.code] ?? 'id', answer.code)]
  }
  return []
}

/**
 * Changes an item of the table. What the database may refuse has its own savepoint, so that a refusal
 * leaves the others valid. The version is the one on the line.
 */
export async function changeHeldItem(
  { tx, saving, rules, audited }: Importing,
  line: TableLine,
  { row, before, fields }: HeldItem & { fields: Fields },
): Promise<ImportFault[]> {
  const { resource } = saving
  // An empty cell is null in a workbook and a text in CSV; no version is 0.
  const version = Number(line.cells.get('version') || Number.NaN)
  if (!Number.isInteger(version)) return [faultAt(line, 'version', 'required')]
  const checked = checkFields(rules, fields)
  if (!checked.ok) return faultsOf({ kind: 'invalid', errors: checked.errors ?? {} }, line)
  const isSafe = !Object.keys(fields).some((name) => isRefusable(resource, name))
  const db: Transactor = isSafe ? { transaction: (work) => work(tx) } : tx
  const answer = await inTransaction({ db, resource }, async (sub, refuse) => {
    const change = { row, before, version, fields: checked.value as Fields }
    audited.push(...(await writeChange({ tx: sub, refuse, saving }, change)))
    return { kind: 'data', data: {} }
  })
  return faultsOf(answer, line)
}

/** Heads that the table needs or does not know, as faults of its first line. */
export function headFaults(
  { heads }: Sheet,
  { needed, known }: { needed: readonly string[]; known: ReadonlySet<string> },
): ImportFault[] {
  const missing = needed.filter((name) => !heads.includes(name))
  const strange = heads.filter((name) => !known.has(name))
  return [
    ...missing.map((column) => ({ line: 1, column, rule: 'columnMissing', value: null })),
    ...strange.map((column) => ({ line: 1, column, rule: 'unknownKey', value: column })),
  ]
}
