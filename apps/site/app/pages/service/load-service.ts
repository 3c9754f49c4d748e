import { newKey } from '../../forms/idempotency-key.ts'
import { knownFields } from '../../forms/known-fields.ts'
import { depotOption } from '../../inquiry/depot-option.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'

export type LoadedService = Awaited<ReturnType<typeof loadService>>

/** The depots and the first values of the form. */
export async function loadService({ api, customer, locale, url }: LoadInput) {
  const [depots, challenge, known] = await Promise.all([
    api.getDepotsArr(),
    api.getFormChallenge({ form: 'service' }),
    customer && knownFields(customer, ''),
  ])
  const isPart = url.searchParams.get('galler') === 'reservdel'
  return {
    depots: found(depots).map((depot) => depotOption(depot, locale)),
    challenge: challenge.ok ? challenge.data : null,
    start: { request: isPart ? 'sparePart' : 'repair' },
    plainKey: newKey(),
    known,
  }
}
