import type { InquiryBody } from '@minikran/contract/inquiries'
import { emptyInquiry, type InquiryValues, inquiryFields } from './inquiry-values.ts'

/** A form that was sent but not answered: sent again unchanged, it is stored once (contract §2). */
export type PendingInquiry = { key: string; body: InquiryBody }
export type InquiryDraft = { values: InquiryValues; pending: PendingInquiry | null }

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const storageKey = 'inquiry'

/** What was typed before a reload or a failed send; null when there is nothing (reading 2). */
export function loadDraft(storage: DraftStorage): InquiryDraft | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null')
    if (!isRecord(stored) || !isRecord(stored['values'])) return null
    return { values: valuesIn(stored['values']), pending: pendingIn(stored['pending']) }
  } catch {
    // Storage may be switched off or hold an older shape: the form starts empty then.
    return null
  }
}

export function saveDraft(storage: DraftStorage, { values, pending }: InquiryDraft) {
  try {
    // The answer to the sum belongs to one question, which is new the next time.
    const kept: InquiryDraft = { values: { ...values, sum: '' }, pending }
    storage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Full or switched off: the form still works, it is only not kept.
  }
}

export function clearDraft(storage: DraftStorage) {
  try {
    storage.removeItem(storageKey)
  } catch {
    // Switched off: nothing was kept.
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function valuesIn(stored: Record<string, unknown>): InquiryValues {
  const typed = inquiryFields.map((field) => {
    const value = stored[field]
    return [field, typeof value === 'string' ? value : '']
  })
  return { ...emptyInquiry, ...Object.fromEntries(typed) }
}

function pendingIn(stored: unknown): PendingInquiry | null {
  if (!isRecord(stored)) return null
  const { key, body } = stored
  return typeof key === 'string' && isRecord(body) ? { key, body } : null
}
