import {
  type ServiceBody,
  serviceAnswerSchema,
  serviceBodySchema,
} from '@minikran/contract/service'
import { readId } from '@minikran/domain/validation/read-id'
import { type Service, validateService } from '@minikran/domain/validation/service-form'
import type { Database } from '../../database/client.ts'
import { inquiries } from '../../database/schema/cases.ts'
import { cleanInquiryText } from '../../rich-text/clean-inquiry-text.ts'
import type { Call } from '../calls/call.ts'
import type { SentFields } from '../calls/validate.ts'
import { caseCall, type SendingServices } from '../cases/case-call.ts'
import type { FieldFaults, ValidatedForm } from '../cases/case-form-call.ts'
import { clientNow } from '../cases/client-now.ts'
import { findDepot } from '../cases/find-depot.ts'
import { priceTypeOf } from '../cases/price-type-of.ts'
import { ruleKeys } from '../cases/rule-keys.ts'

/** The request for a repair or a spare part. */
export function serviceCalls(services: SendingServices): Call[] {
  return [
    caseCall(services, {
      kind: 'service',
      path: '/site/makeServiceRequest',
      summary: 'Asks for a repair or a spare part; 200 means stored durably, mails queued durably',
      permission: 'inquiry:create',
      body: serviceBodySchema,
      answer: serviceAnswerSchema,
      validate: (sent, cookies) => validateSentService(services, sent, cookies),
      async store(tx, { caseId }, { service, body }) {
        const { request, make, model, serial_number, inquiry_text } = service
        await tx.insert(inquiries).values({
          case_id: caseId,
          inquiry_text: cleanInquiryText(inquiry_text ?? ''),
          client_now: clientNow(body.now),
          service: { request, make, model, serial_number },
        })
        return { answer: {} }
      },
    }),
  ]
}

type ServiceContent = { service: Service; body: ServiceBody }

/** Every rule of the request at once; the chosen depot answers it. */
async function validateSentService(
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
