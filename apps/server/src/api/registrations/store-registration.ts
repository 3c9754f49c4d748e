import { hoursToConfirm, mostAtOnce, shareSeats } from '@minikran/domain/cases/course-seats'
import { sql } from 'drizzle-orm'
import { newToken, tokenHash } from '../../accounts/sessions.ts'
import type { Transaction } from '../../database/client.ts'
import { lockSeats } from '../../database/lock-seats.ts'
import { participants, registrations } from '../../database/schema/cases.ts'
import type { GetSecret } from '../../database/secrets.ts'
import { countUseIn } from '../../http/count-use.ts'
import { limits, type RateLimiter } from '../../http/rate-limit.ts'
import { cleanInquiryText } from '../../rich-text/clean-inquiry-text.ts'
import type { NewCase, StoredContent } from '../cases/case-form-call.ts'
import { clientNow } from '../cases/client-now.ts'
import { priceSnapshot } from '../cases/price-snapshot.ts'
import { countRegistered } from './registrations.queries.ts'
import type { RegistrationContent } from './validate-sent-registration.ts'

type Services = { limiter: RateLimiter; getSecret: GetSecret }

/**
 * Stores the registration's rows in the transaction of its case. Participants get seats in order, the
 * rest wait; all wait while a link has to be opened first. Answers how many wait.
 */
export async function storeRegistration(
  services: Services,
  tx: Transaction,
  { stored, content }: { stored: NewCase; content: RegistrationContent },
): Promise<StoredContent> {
  const { registration, body, course } = content
  const people = registration.participants
  const token = (await needsLink(services, tx, { stored, count: people.length }))
    ? newToken()
    : null
  const seats = await lockSeats(tx, course.id)
  const registered = await countRegistered(tx, course.id)
  const { seated, waiting } = shareSeats({ seats, registered }, people.length)
  await tx.insert(registrations).values({
    case_id: stored.caseId,
    product_id: course.id,
    prod_name: course.title_sv,
    prices: priceSnapshot(course, stored.discountPercent),
    registration_text: cleanInquiryText(registration.inquiry_text ?? ''),
    client_now: clientNow(body.now),
    ...(token !== null && {
      confirm_hash: tokenHash(token),
      confirm_until: sql`now() + make_interval(hours => ${hoursToConfirm})`,
    }),
  })
  await tx.insert(participants).values(
    people.map(({ firstname, lastname, email }, index) => ({
      case_id: stored.caseId,
      firstname,
      lastname,
      email_address: email,
      waiting: token !== null || index >= seated,
    })),
  )
  const answer = { waiting, to_confirm: token !== null }
  return token === null ? { answer } : { answer, mail: { token } }
}

/**
 * Whether a link has to be opened first, so that invented participants cannot fill courses: without a
 * login, for many participants and from a network's second registration in an hour.
 */
async function needsLink(
  { limiter, getSecret }: Services,
  tx: Transaction,
  { stored, count }: { stored: NewCase; count: number },
): Promise<boolean> {
  if (stored.userId !== null) return false
  // Two uses are over the limit.
  const uses = count > mostAtOnce ? 2 : 1
  const countUse = countUseIn(tx, getSecret)
  const verdict = await limiter.consume(limits.registration, stored.network, {
    count: countUse,
    uses,
  })
  return !verdict.allowed
}
