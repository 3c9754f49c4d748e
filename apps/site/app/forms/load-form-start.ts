import type { FormKind } from '@minikran/contract/forms'
import { newKey } from '@minikran/contract/idempotency-key'
import type { LoadInput } from '../page-data/define-page.ts'
import { knownFields } from './known-fields.ts'

export type FormStart = Awaited<ReturnType<typeof loadFormStart>>

/** Loads the data that every form's page needs: sum question, key and account. */
export async function loadFormStart({ api, customer, url, locale }: LoadInput, kind: FormKind) {
  const [challenge, known] = await Promise.all([
    api.getFormChallenge({ form: kind }),
    customer && knownFields(customer, url.search),
  ])
  return { challenge: challenge.ok ? challenge.data : null, plainKey: newKey(), known, locale }
}
