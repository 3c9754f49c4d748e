import { parsedJson } from '../page-data/parsed-json.ts'
import { storedText, storeText } from '../page-data/stored-text.ts'

/** A form that was sent but not answered; sent again with this key, it is stored only once. */
export type Pending<Body = unknown> = { key: string; body: Body }
/** What was sent, with the typed values that its body was made of. */
type Sent = Pending & { values: Record<string, string> }
export type Draft = { values: Record<string, string>; pending: Sent | null }

const placeOf = (name: string) => ({ storage: 'sessionStorage', key: name }) as const

/** What was typed into a form before a reload or a failed sending; null when there is nothing. */
export function loadDraft(name: string): Draft | null {
  const stored = parsedJson(storedText(placeOf(name)))
  if (!isRecord(stored) || !isRecord(stored['values'])) return null
  return { values: textsIn(stored['values']), pending: pendingIn(stored['pending']) }
}

export function saveDraft(name: string, { values, pending }: Draft) {
  // After a reload there is a new sum question.
  const kept: Draft = {
    values: withoutSum(values),
    pending: pending && { ...pending, values: withoutSum(pending.values) },
  }
  storeText(placeOf(name), JSON.stringify(kept))
}

/** Saves what is typed now; a sending that was not answered stays. */
export const saveValues = (name: string, values: Draft['values']) =>
  saveDraft(name, { values, pending: loadDraft(name)?.pending ?? null })

const withoutSum = (values: Record<string, string>) => ({ ...values, sum: '' })

export const clearDraft = (name: string) => storeText(placeOf(name), '')

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function textsIn(stored: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts) as Record<string, string>
}

function pendingIn(stored: unknown): Sent | null {
  if (!isRecord(stored)) return null
  const { key, body, values } = stored
  if (typeof key !== 'string' || !isRecord(body) || !isRecord(values)) return null
  return { key, body, values: textsIn(values) }
}
