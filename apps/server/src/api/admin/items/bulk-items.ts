import type { BulkBody, BulkResult } from '@minikran/contract/admin/bulk'
import type { Answer } from '../../calls/call.ts'
import { findItem } from './find-item.ts'
import { moveItem } from './move-item.ts'
import type { Fields, Resource } from './resource.ts'
import { type Saving, updateItem } from './save-item.ts'

type Action = BulkBody['action']
type Step = { action: Action; id: number; version: number; order: number }

/** One step for several items: each is judged and written by itself, as if it were the only one. */
export async function bulkItems(
  saving: Saving,
  { action, items, from = 0 }: BulkBody,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const [index, item] of items.entries()) {
    const answer = await takeStep(saving, { action, ...item, order: from + index })
    results.push(resultOf(item.id, answer))
  }
  return results
}

async function takeStep(saving: Saving, { action, id, version, order }: Step): Promise<Answer> {
  if (action === 'trash' || action === 'restore') return moveItem(saving, action, { id, version })
  const current = await findItem(saving.db, saving, id)
  if (current === null) return { kind: 'notFound' }
  const fields =
    action === 'order' ? { order } : publishing[action](saving.resource, current, saving.nowMs)
  return updateItem(saving, { id, version, fields })
}

type Publishing = (resource: Resource, item: Fields, nowMs: number) => Fields

const msOf = (instant: unknown) => (typeof instant === 'string' ? Date.parse(instant) : null)
const activated = 1

/** From now on, unless it is public already; an end that has passed is taken away. */
const publish: Publishing = ({ fields }, { publish_at, unpublish_at }, nowMs) => {
  const begins = msOf(publish_at)
  const ends = msOf(unpublish_at)
  return {
    publish_at: begins === null || begins > nowMs ? new Date(nowMs).toISOString() : publish_at,
    unpublish_at: ends !== null && ends <= nowMs ? null : unpublish_at,
    ...('status' in fields.shape ? { status: activated } : {}),
  }
}

/** What is public ends now; what only waits for its time becomes a draft. */
const unpublish: Publishing = (_, { publish_at }, nowMs) => {
  const begins = msOf(publish_at)
  return begins !== null && begins < nowMs
    ? { unpublish_at: new Date(nowMs).toISOString() }
    : { publish_at: null }
}

const publishing = { publish, unpublish }

function resultOf(id: number, answer: Answer): BulkResult {
  switch (answer.kind) {
    case 'data':
      return { id, done: true, code: null, errors: {} }
    case 'invalid':
      return { id, done: false, code: 'validationFailed', errors: answer.errors }
    case 'problem':
      return { id, done: false, code: answer.code, errors: {} }
    default:
      return { id, done: false, code: 'notFound', errors: {} }
  }
}
