/** A form that was sent but not answered: sent again unchanged, it is stored once. */
export type Pending<Body = unknown> = { key: string; body: Body }
export type Draft = { values: Record<string, string>; pending: Pending | null }

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The place of one form's draft in the browser's storage. */
export type DraftPlace = { storage: DraftStorage; name: string }

/** What was typed before a reload or a failed send; null when there is nothing. */
export function loadDraft({ storage, name }: DraftPlace): Draft | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(name) ?? 'null')
    if (!isRecord(stored) || !isRecord(stored['values'])) return null
    return { values: textsIn(stored['values']), pending: pendingIn(stored['pending']) }
  } catch {
    // Storage may be switched off or hold an older shape: the form starts empty then.
    return null
  }
}

export function saveDraft({ storage, name }: DraftPlace, { values, pending }: Draft) {
  try {
    // The answer to the sum belongs to one question, which is new the next time.
    const kept: Draft = { values: { ...values, sum: '' }, pending }
    storage.setItem(name, JSON.stringify(kept))
  } catch {
    // Full or switched off: the form still works, it is only not kept.
  }
}

export function clearDraft({ storage, name }: DraftPlace) {
  try {
    storage.removeItem(name)
  } catch {
    // Switched off: nothing was kept.
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function textsIn(stored: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts) as Record<string, string>
}

function pendingIn(stored: unknown): Pending | null {
  if (!isRecord(stored)) return null
  const { key, body } = stored
  return typeof key === 'string' && isRecord(body) ? { key, body } : null
}
