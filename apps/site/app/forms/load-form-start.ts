import type { FormKind } from '@minikran/contract/forms'
import type { LoadInput } from '../page-data/define-page.ts'
import { newKey } from './idempotency-key.ts'
import { knownFields } from './known-fields.ts'

export type FormStart = Awaited<ReturnType<typeof loadFormStart>>

/** What every form's page loads: the sum question, a key, and the account's data. */
export async function loadFormStart({ api, customer, url }: LoadInput, kind: FormKind) {
  const [challenge, known] = await Promise.all([
    api.getFormChallenge({ form: kind }),
    customer && knownFields(customer, url.search),
  ])
  return { challenge: challenge.ok ? challenge.data : null, plainKey: newKey(), known }
}
