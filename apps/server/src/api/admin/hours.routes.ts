import { copiedYearSchema, copyYearBody } from '@minikran/contract/admin/depots'
import type { HoursRow } from '@minikran/domain/opening-hours/active-hours'
import { copyYear } from '@minikran/domain/opening-hours/copy-year'
import { type Answer, type Call, dataOf, writeCall } from '../calls/call.ts'
import { findItem } from './items/find-item.ts'
import { type AdminParts, asActor } from './items/resource-calls.ts'
import { notKept, type Saving, updateItem } from './items/save-item.ts'
import { depothoursResource } from './resources/depots.ts'

/** The days of a year of a set of opening hours, once more in the next year. */
export function copyHoursYearCall(parts: AdminParts): Call {
  return writeCall({
    path: '/admin/copyHoursYear',
    summary: 'Back office: copies the dated days of a year of opening hours to the next year',
    permission: 'backoffice:use',
    body: copyYearBody,
    answer: dataOf(copiedYearSchema),
    handle: ({ body }, context) =>
      asActor(parts, context, (asking) =>
        copyHoursYear({ ...parts, ...asking, resource: depothoursResource }, body),
      ),
  })
}

type Asked = { id: number; version: number; year: number }

async function copyHoursYear(saving: Saving, { id, version, year }: Asked): Promise<Answer> {
  const set = await findItem(saving.db, saving, id)
  if (set === null) return { kind: 'notFound' }
  const rows = set['depothourrows'] as HoursRow[]
  const { added, toCheck } = copyYear(rows, year)
  const fields = { depothourrows: [...rows, ...added] }
  const answer = await updateItem(saving, { id, version, fields })
  if (answer.kind !== 'data') return answer
  const data = { copied: added.length, to_check: toCheck }
  return { kind: 'data', data, headers: notKept }
}
