import type { CaseKind } from '@minikran/domain/cases/case-steps'
import { movedTimesIn } from '@minikran/domain/cases/changed-times'
import { webTraining } from '@minikran/domain/catalogue/product-types'
import type { CaseParts } from '../database/case-parts.ts'
import type {
  CaseFacts,
  CommonCaseFacts,
  CreditFacts,
  InquiryFacts,
  RegistrationFacts,
  ServiceFacts,
} from './mail-facts.ts'
import { nameInMail } from './name-in-mail.ts'
import { siteLink } from './site-link.ts'

export type MailOfCase = {
  lang: 'sv' | 'en'
  publicUrl: string
  /** Data of the mail that its case does not have. */
  details: Record<string, unknown>
}

type Own<Facts extends CaseFacts> = Omit<Facts, keyof CommonCaseFacts>
type Inquiry = Own<InquiryFacts>
type Registration = Own<RegistrationFacts>
type Credit = Own<CreditFacts>
type Service = Own<ServiceFacts>
export type CaseSubject = Inquiry | Registration | Credit | Service

/** The facts that only cases of this kind have; null when their rows were deleted. */
export function caseSubject(
  kind: CaseKind,
  parts: CaseParts,
  mail: MailOfCase,
): CaseSubject | null {
  switch (kind) {
    case 'inquiry':
      return inquiryOf(parts, mail)
    case 'registration':
      return registrationOf(parts, mail)
    case 'credit':
      return creditOf(parts)
    case 'service':
      return serviceOf(parts)
  }
}

type Titles = { title_sv: string | null; title_en: string | null } | null

/** English where it exists, else Swedish. */
function titleIn({ lang }: MailOfCase, product: Titles): string | null {
  return (lang === 'en' ? product?.title_en : null) ?? product?.title_sv ?? null
}

function inquiryOf(parts: CaseParts, mail: MailOfCase): Inquiry {
  const { lines, events, withOperator, delivery, pictures, liftPlan: query } = parts
  return {
    kind: 'inquiry',
    lines: lines.map(({ line, product }) => ({
      title: titleIn(mail, product) ?? line.prod_name,
      pickupAt: line.pickup_at,
      returnAt: line.return_at,
      comment: line.comment,
      fields: line.fld_titles.filter((field) => field !== null),
    })),
    timeChanges: events.filter(({ event }) => event.kind === 'timesChanged').length,
    movedTimes: movedTimesIn(mail.details),
    withOperator,
    delivery,
    pictures: pictures.length,
    liftPlan: query === null ? null : { query, url: siteLink(mail, `/lyftplan?${query}`) },
  }
}

const isSeatChange = (kind: string) => kind === 'seatGiven' || kind === 'participantRemoved'

function registrationOf(
  { course, participants, events }: CaseParts,
  mail: MailOfCase,
): Registration | null {
  if (course === null) return null
  const { registration, product, toConfirm } = course
  return {
    kind: 'registration',
    course: {
      title: titleIn(mail, product) ?? registration.prod_name,
      startsAt: product?.course_time ?? null,
      hours: product?.course_hours ?? null,
      place: product?.course_place ?? null,
      isWeb: product?.type === webTraining,
      version: product?.version ?? 0,
    },
    participants: participants.map(({ firstname, lastname, email_address, waiting }) => ({
      name: nameInMail(`${firstname} ${lastname}`),
      email: email_address,
      waiting,
    })),
    seatChanges: events.filter(({ event }) => isSeatChange(event.kind)).length,
    lostLastSeat: mail.details['had_seat'] === true && participants.every(({ waiting }) => waiting),
    toConfirm,
    confirmLink: confirmLinkOf(mail),
    confirmUntil: registration.confirm_until,
  }
}

/** The link of a mail that asks for confirmation, whose details hold its token. */
function confirmLinkOf(mail: MailOfCase): string | null {
  const { token } = mail.details
  if (typeof token !== 'string') return null
  return siteLink(mail, `/anmalan/bekrafta?nyckel=${encodeURIComponent(token)}`)
}

function creditOf({ credit }: CaseParts): Credit | null {
  if (credit === null) return null
  return {
    kind: 'credit',
    application: {
      corpName: nameInMail(credit.corp_name),
      organisationNumber: credit.organisation_number,
      vatNumber: credit.corp_vat,
      address: credit.corp_address,
      zip: credit.corp_zip,
      city: credit.corp_city,
      invoiceEmail: credit.invoice_email,
      limitOre: credit.limit_ore,
    },
  }
}

function serviceOf({ service, pictures }: CaseParts): Service | null {
  if (service === null) return null
  const { request, make, model, serial_number: serialNumber } = service
  return {
    kind: 'service',
    service: { request, make, model, serialNumber },
    pictures: pictures.length,
  }
}

/** The days on which somebody comes to the depot, each once. */
export function datesAtDepot(subject: CaseSubject): string[] {
  if (subject.kind === 'credit' || subject.kind === 'service') return []
  const times =
    subject.kind === 'registration'
      ? [subject.course.isWeb ? null : subject.course.startsAt]
      : subject.lines.flatMap(({ pickupAt, returnAt }) => [pickupAt, returnAt])
  const dates = times.filter((time) => time !== null).map((time) => time.slice(0, 10))
  return [...new Set(dates)].sort()
}
