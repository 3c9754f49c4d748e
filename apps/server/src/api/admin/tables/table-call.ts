import { exportFormat } from '@minikran/contract/admin/tables'
import { z } from '@minikran/contract/z'
import type { Permission } from '@minikran/domain/access/permissions'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import type { Rows } from '../../../spreadsheets/cell.ts'
import { csvOf } from '../../../spreadsheets/write-csv.ts'
import { xlsxOf } from '../../../spreadsheets/write-xlsx.ts'
import { type Answer, type Call, readCall } from '../../calls/call.ts'
import { type AdminParts, type Asking, asActor } from '../items/resource-calls.ts'
import { writeAudit } from '../items/write-audit.ts'

/** A table on its way out: its heads and rows, and how many rows there are. */
export type Table = { heads: readonly string[]; rows: Rows; count: number }

type Exporting = {
  path: string
  permission: Permission
  /** In the audit, in the file's name, and in the summary. */
  item: string
  /** The query of the list; which page is no question here. */
  query: z.ZodObject
  /** The table for this query; another answer refuses it. */
  find: (asking: Asking, query: Record<string, unknown>) => Promise<Table | Answer>
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** A list as a file, as it is filtered and sorted; who took what is kept in the audit. */
export function tableCall(
  parts: AdminParts,
  { path, permission, item, query, find }: Exporting,
): Call {
  return readCall({
    path,
    summary: `Back office: ${item} as CSV or XLSX`,
    permission,
    query: z.strictObject({ ...query.shape, format: exportFormat }),
    answer: z.string(),
    answerType: types.csv,
    handle: ({ query: given }, context) =>
      asActor(parts, context, async (asking) => {
        const { format, ...asked } = given
        const table = await find(asking, asked)
        if (!('rows' in table)) return table
        const changes = { format, rows: table.count, ...namedOnly(asked) }
        await writeAudit(parts.db, context, { action: 'exported', item, itemId: null, changes })
        const rows = withHeads(table)
        const { date } = stockholmDateTime(asking.nowMs)
        return {
          kind: 'file',
          name: `minikran-${item}-${date}.${format}`,
          type: types[format],
          body: format === 'csv' ? csvOf(rows) : xlsxOf(rows, item),
        }
      }),
  }) as Call
}

async function* withHeads({ heads, rows }: Table) {
  yield heads
  yield* rows
}

// A search may hold somebody's name: that there was one is enough.
function namedOnly(asked: Record<string, unknown>): Record<string, unknown> {
  const searched = ['q', 'search', 'person']
  return Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, searched.includes(name) ? true : value]),
  )
}
