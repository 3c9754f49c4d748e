import { exportFormat } from '@minikran/contract/admin/tables'
import { z } from '@minikran/contract/z'
import type { Permission } from '@minikran/domain/access/permissions'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import type { Rows } from '../../../spreadsheets/cell.ts'
import { csvOf } from '../../../spreadsheets/write-csv.ts'
import { xlsxOf } from '../../../spreadsheets/write-xlsx.ts'
import { type Answer, type Call, readCall } from '../../calls/call.ts'
import { type Acting, type AdminParts, actingOf } from '../items/resource-calls.ts'
import { writeAudit } from '../items/write-audit.ts'

/** An exported table: its heads, its rows, and their number. */
export type Table = { heads: readonly string[]; rows: Rows; count: number }

type Exporting<Query extends z.ZodObject> = {
  path: string
  permission: Permission
  /** Its name in the audit, in the file's name, and in the summary. */
  item: string
  /** The query of the list without its paging. */
  query: Query
  /** The table for this query; an answer is a refusal. */
  find: (acting: Acting, query: z.output<Query>) => Promise<Table | Answer>
}

export const tableTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** A list as a file, filtered and sorted as on the page; each export is recorded in the audit. */
export function tableCall<Query extends z.ZodObject>(
  parts: AdminParts,
  { path, permission, item, query, find }: Exporting<Query>,
): Call {
  return readCall({
    path,
    summary: `Back office: ${item} as CSV or XLSX`,
    permission,
    query: z.strictObject({ ...query.shape, format: exportFormat }),
    answer: z.string(),
    answerType: ['text/csv', tableTypes.xlsx],
    async handle({ query: { format, ...listQuery } }, context) {
      const acting = actingOf(parts, context)
      const table = await find(acting, listQuery as z.output<Query>)
      if (!('rows' in table)) return table
      const changes = { format, rows: table.count, ...withoutSearches(listQuery) }
      await writeAudit(parts.db, context, { action: 'exported', item, itemId: null, changes })
      const rows = withHeads(table)
      const { date } = stockholmDateTime(acting.nowMs)
      return {
        kind: 'file',
        name: `minikran-${item}-${date}.${format}`,
        type: tableTypes[format],
        body: format === 'csv' ? csvOf(rows) : xlsxOf(rows, item),
      }
    },
  }) as Call
}

async function* withHeads({ heads, rows }: Table) {
  yield heads
  yield* rows
}

// A search may contain a person's name, so the audit has only that there was one.
function withoutSearches(query: Record<string, unknown>): Record<string, unknown> {
  const searched = ['q', 'search', 'person']
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, searched.includes(name) ? true : value]),
  )
}
