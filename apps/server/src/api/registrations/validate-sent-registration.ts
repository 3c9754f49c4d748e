import type { RegistrationBody } from '@minikran/contract/registrations'
import { hasBegun } from '@minikran/domain/catalogue/has-begun'
import { readId } from '@minikran/domain/validation/read-id'
import {
  type Registration,
  validateRegistration,
} from '@minikran/domain/validation/registration-form'
import type { Database } from '../../database/client.ts'
import type { SentFields } from '../calls/validate.ts'
import type { FieldFaults, ValidatedForm } from '../cases/case-form-call.ts'
import { priceTypeOf } from '../cases/price-type-of.ts'
import { ruleKeys } from '../cases/rule-keys.ts'
import { findCourse, type RegistrationCourse } from './registrations.queries.ts'

/** A valid registration with its course. */
export type RegistrationContent = {
  registration: Registration
  body: RegistrationBody
  course: RegistrationCourse
}

type Services = { db: Database; now: () => number }

/** Every rule of the registration's fields at once. */
export async function validateSentRegistration(
  { db, now }: Services,
  { fields, body }: SentFields<RegistrationBody>,
  cookies: string | null,
): Promise<ValidatedForm<RegistrationContent>> {
  const priceType = priceTypeOf(fields, cookies)
  const productId = readId(fields['prod_id'])
  const course = typeof productId === 'number' ? await findCourse(db, productId) : null
  const form = validateRegistration(fields, priceType)
  const errors: FieldFaults = form.ok ? {} : ruleKeys(form.errors)
  if (typeof productId === 'number' && course === null) errors['prod_id'] = ['notFound']
  if (course !== null && hasBegun(course.course_time, now())) errors['prod_id'] = ['past']
  const isFaulty = Object.keys(errors).length > 0
  if (!form.ok || body === null || course === null || isFaulty) return { ok: false, errors }
  const { company, firstname, lastname, email, phone } = form.registration
  return {
    ok: true,
    facts: {
      sender: { company, firstname, lastname, email, phone },
      priceType,
      depotId: course.depot.id,
      answeredBy: course.depot.email_address,
      productIds: [course.id],
    },
    content: { registration: form.registration, body, course },
  }
}
