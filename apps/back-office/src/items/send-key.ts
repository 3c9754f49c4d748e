import { newKey } from '@minikran/contract/idempotency-key'
import { readDraft, storeDraft } from '../providers/browser-storage.ts'

type Sending = { text: string; key: string }

/**
 * The idempotency key for a text. The same text has the same key until it is sent, also after a
 * reload, so that it is stored once.
 */
export function sendKey(place: string, text: string): string {
  const begun = readDraft<Sending>(place)?.value
  if (begun?.text === text) return begun.key
  const key = newKey()
  storeDraft(place, { text, key } satisfies Sending)
  return key
}
