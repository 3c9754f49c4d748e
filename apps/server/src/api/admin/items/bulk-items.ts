import type { BulkBody, BulkResult } from '@minikran/contract/admin/bulk'
import { activated } from '@minikran/domain/catalogue/product-statuses'
import { type StoredWindow, windowAfter } from '@minikran/domain/content/window-after'
import type { Answer } from '../../calls/call.ts'
import { findItem } from './find-item.ts'
import { moveItem } from './move-item.ts'
import type { Fields, Resource } from './resource.ts'
import { type Saving, updateItem } from './save-item.ts'

type Action = BulkBody['action']
type Step = { action: Action; id: number; version: number; order: number }

/** One step for several items, each judged and written separately. */
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
  const { resource, nowMs } = saving
  const fields =
    action === 'order' ? { order } : published(resource, current, { step: action, nowMs })
  return updateItem(saving, { id, version, fields })
}

type Publishing = { step: 'publish' | 'unpublish'; nowMs: number }

function published(resource: Resource, item: Fields, { step, nowMs }: Publishing): Fields {
  const { publish_at, unpublish_at } = item as StoredWindow
  const window = windowAfter(step, { publish_at, unpublish_at }, nowMs)
  const isActivated = step === 'publish' && 'status' in resource.fields.shape
  return isActivated ? { ...window, status: activated } : window
}

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
