import type { BulkBody } from '@minikran/contract/admin/bulk'
import type { RaRecord } from 'ra-core'

// The API's limit per call.
const itemsAtOnce = 200

const versionOf = ({ id, version }: RaRecord) => ({ id: Number(id), version: Number(version) })

/** The calls that change these rows, which are numbered from `from` on. */
export function bulkBodies(
  action: BulkBody['action'],
  rows: readonly RaRecord[],
  from?: number,
): BulkBody[] {
  const calls = Math.ceil(rows.length / itemsAtOnce)
  return Array.from({ length: calls }, (_, call) => {
    const at = call * itemsAtOnce
    const items = rows.slice(at, at + itemsAtOnce).map(versionOf)
    return { action, items, ...(from === undefined ? {} : { from: from + at }) }
  })
}
