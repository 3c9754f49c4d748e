import { importQuery, importReportSchema } from '@minikran/contract/admin/tables'
import { maxPictureBytes } from '../../../http/body-sizes.ts'
import type { ReadTable } from '../../../spreadsheets/read-table.ts'
import { accountOf } from '../../calls/authenticate.ts'
import { type Call, dataOf, uploadCall } from '../../calls/call.ts'
import type { Resource } from '../items/resource.ts'
import { type AdminParts, actingOf } from '../items/resource-calls.ts'
import { allResources } from '../resources/all-resources.ts'
import { craneselectorResource } from '../resources/cranes.ts'
import { productResource } from '../resources/products.ts'
import { exportCraneRowsCall } from './export-crane-rows.ts'
import { exportCall } from './export-items.ts'
import { importCraneRows } from './import-crane-rows.ts'
import { importItems } from './import-items.ts'
import { type ApplyLines, importTable } from './import-table.ts'
import { tableTypes } from './table-call.ts'

export type TableParts = AdminParts & {
  /** Reads an uploaded file; accounts take turns. */
  readTable: (bytes: Uint8Array, userId: number) => Promise<ReadTable>
}

/** Exports of all lists, and imports of those that staff maintain in spreadsheets. */
export function tableCalls(parts: TableParts): Call[] {
  return [
    ...allResources.map((resource) => exportCall(resource, parts)),
    exportCraneRowsCall(parts),
    importCall(parts, {
      path: '/admin/importProducts',
      resource: productResource,
      apply: importItems,
    }),
    importCall(parts, {
      path: '/admin/importCraneselectorRows',
      resource: craneselectorResource,
      apply: importCraneRows,
    }),
  ]
}

type ImportedTable = { path: string; resource: Resource; apply: ApplyLines }

/**
 * A role that may never write such items is refused before the file is read. Whether a line may be
 * written is checked with its item.
 */
function importCall(parts: TableParts, { path, resource, apply }: ImportedTable): Call {
  const call = uploadCall({
    path,
    summary: `Back office: a table back into ${resource.item}, whole or not at all; a dry run says what would change`,
    permission: 'backoffice:use',
    writes: resource.item,
    answer: dataOf(importReportSchema),
    file: { field: 'file', maxBytes: maxPictureBytes, bareTypes: ['text/csv', tableTypes.xlsx] },
    async handle({ query, body }, context) {
      const saving = { ...parts, ...actingOf(parts, context), resource }
      const dryRun = (query as { dry_run: string }).dry_run === 'true'
      const read = await parts.readTable(body.bytes, accountOf(context.principal).userId)
      if (read.kind === 'unreadable') return { kind: 'invalid', errors: { file: [read.rule] } }
      return importTable(saving, { dryRun, sheet: read, apply })
    },
  })
  return { ...call, query: importQuery }
}
