import { webTraining } from '@minikran/domain/catalogue/course-city'
import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { isToConfirm } from '../database/registered.ts'
import { participants, registrations } from '../database/schema/cases.ts'
import { products } from '../database/schema/products.ts'
import type { RegistrationFacts } from './mail-facts.ts'
import { nameInMail } from './name-in-mail.ts'
import { siteLink } from './site-link.ts'
import { titleIn, titles } from './title-in.ts'

export type Registration = Pick<
  RegistrationFacts,
  'kind' | 'course' | 'participants' | 'toConfirm' | 'confirmLink' | 'confirmUntil' | 'textHtml'
>

type Asked = {
  caseId: number
  lang: 'sv' | 'en'
  publicUrl: string
  /** Of the mail that confirms the registration: holds the link's secret as `token`. */
  details: Record<string, unknown>
}

const course = {
  ...titles,
  type: products.type,
  course_time: products.course_time,
  course_hours: products.course_hours,
}

/** What mails say of a registration for a course; null when it is gone. */
export async function loadRegistration(
  db: Database | Transaction,
  asked: Asked,
): Promise<Registration | null> {
  const { caseId, lang } = asked
  const [found] = await db
    .select({ registration: registrations, product: course, toConfirm: isToConfirm })
    .from(registrations)
    .leftJoin(products, eq(products.id, registrations.product_id))
    .where(eq(registrations.case_id, caseId))
  if (found === undefined) return null
  const { registration, product, toConfirm } = found
  const people = await db
    .select()
    .from(participants)
    .where(eq(participants.case_id, caseId))
    .orderBy(asc(participants.id))
  return {
    kind: 'registration',
    course: {
      title: titleIn(lang, product) ?? registration.prod_name,
      startsAt: product?.course_time ?? null,
      hours: product?.course_hours ?? null,
      isWeb: product?.type === webTraining,
    },
    participants: people.map(({ firstname, lastname, email_address, waiting }) => ({
      name: nameInMail(`${firstname} ${lastname}`),
      email: email_address,
      waiting,
    })),
    toConfirm,
    confirmLink: linkOf(asked),
    confirmUntil: registration.confirm_until,
    textHtml: registration.registration_text,
  }
}

function linkOf(asked: Asked): string | null {
  const { token } = asked.details
  if (typeof token !== 'string') return null
  return siteLink(asked, `/anmalan/bekrafta?nyckel=${encodeURIComponent(token)}`)
}
