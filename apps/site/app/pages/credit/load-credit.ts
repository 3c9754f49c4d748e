import { newKey } from '../../forms/idempotency-key.ts'
import { knownFields } from '../../forms/known-fields.ts'
import type { LoadInput } from '../../page-data/define-page.ts'

export type LoadedCredit = Awaited<ReturnType<typeof loadCredit>>

/** The first values of the form. */
export async function loadCredit({ api, customer, url }: LoadInput) {
  const [challenge, known] = await Promise.all([
    api.getFormChallenge({ form: 'credit' }),
    customer && knownFields(customer, url.search),
  ])
  return { challenge: challenge.ok ? challenge.data : null, plainKey: newKey(), known }
}
