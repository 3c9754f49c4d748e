import type { ServiceBody } from '@minikran/contract/service'
import { readId } from '@minikran/domain/validation/read-id'
import { type Service, validateService } from '@minikran/domain/validation/service-form'
import type { Database } from '../../database/client.ts'
import type { SentFields } from '../calls/validate.ts'
import type { FieldFaults, ValidatedForm } from '../cases/case-form-call.ts'
import { findDepot } from '../cases/find-depot.ts'
import { priceTypeOf } from '../cases/price-type-of.ts'
import { ruleKeys } from '../cases/rule-keys.ts'

type ServiceContent = { service: Service; body: ServiceBody }

/** Every rule of the request at once; the chosen depot answers it. */
export async function validateSentService(
  { db }: { db: Database },
  { fields, body }: SentFields<ServiceBody>,
  cookies: string | null,
): Promise<ValidatedForm<ServiceContent>> {
  const priceType = priceTypeOf(fields, cookies)
  const form = validateService(fields, priceType)
  const errors: FieldFaults = form.ok ? {} : ruleKeys(form.errors)
  const depotId = readId(fields['depot_id'])
  const depot = typeof depotId === 'number' ? await findDepot(db, depotId) : null
  if (typeof depotId === 'number' && depot === null) errors['depot_id'] = ['notFound']
  if (!form.ok || body === null || depot === null) return { ok: false, errors }
  const { company, firstname, lastname, email, phone } = form.service
  return {
    ok: true,
    facts: {
      sender: { company, firstname, lastname, email, phone },
      priceType,
      depotId: depot.id,
      answeredBy: depot.email_address,
      productIds: [],
      uploadIds: body.uploads ?? [],
    },
    content: { service: form.service, body },
  }
}
