import { shareSeats } from '@minikran/domain/cases/course-seats'
import type { Transaction } from '../../database/client.ts'
import { participants, registrations } from '../../database/schema/cases.ts'
import { cleanInquiryText } from '../../media/clean-inquiry-text.ts'
import type { StoredCase } from '../cases/case-form.ts'
import { clientNow } from '../cases/client-now.ts'
import { toldPrices } from '../cases/told-prices.ts'
import type { RegistrationContent } from './judge-registration.ts'
import { countRegistered, lockSeats } from './registrations.queries.ts'

/**
 * The registration's own rows in the transaction of its case: seats are given in order, and who
 * finds none waits for one. Answers how many wait.
 */
export async function storeRegistration(
  tx: Transaction,
  { caseId, discountPercent }: StoredCase,
  { registration, body, course }: RegistrationContent,
): Promise<{ waiting: number }> {
  const seats = await lockSeats(tx, course.id)
  const registered = await countRegistered(tx, course.id)
  const people = registration.participants
  const { seated, waiting } = shareSeats({ seats, registered }, people.length)
  await tx.insert(registrations).values({
    case_id: caseId,
    product_id: course.id,
    prod_name: course.title_sv,
    prices: toldPrices(course, discountPercent),
    registration_text: cleanInquiryText(registration.inquiry_text ?? ''),
    client_now: clientNow(body.now),
  })
  await tx.insert(participants).values(
    people.map(({ firstname, lastname, email }, index) => ({
      case_id: caseId,
      firstname,
      lastname,
      email_address: email,
      waiting: index >= seated,
    })),
  )
  return { waiting }
}
