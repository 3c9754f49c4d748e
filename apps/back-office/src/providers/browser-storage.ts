/** The storage of this browser. Nothing fails when it is full or blocked; then nothing is stored. */
export const readText = (key: string) => attempt(() => localStorage.getItem(key))
export const storeText = (key: string, text: string) =>
  attempt(() => localStorage.setItem(key, text))
export const removeStored = (key: string) => attempt(() => localStorage.removeItem(key))

export type Draft<Value> = { at: number; value: Value }

export const storeDraft = (key: string, value: unknown) =>
  storeText(key, JSON.stringify({ at: Date.now(), value }))

/** The draft under this key; null when there is none, or something else. */
export const readDraft = <Value>(key: string) => draftIn<Value>(readText(key))

/** The draft that a text of the storage contains. */
export function draftIn<Value>(text: string | null): Draft<Value> | null {
  const draft = attempt(() => JSON.parse(text ?? 'null') as Draft<Value> | null)
  return typeof draft?.at === 'number' && 'value' in draft ? draft : null
}

const draftKeys = /^(?:draft|sending):/
const draftLifeMs = 30 * 24 * 60 * 60_000

/** Drafts can hold personal data, so they are removed after 30 days. */
export function removeOldDrafts(nowMs: number): void {
  const keys = attempt(() => Object.keys(localStorage)) ?? []
  for (const key of keys.filter((one) => draftKeys.test(one))) {
    const at = readDraft(key)?.at ?? Number.NEGATIVE_INFINITY
    if (nowMs - at > draftLifeMs) removeStored(key)
  }
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
