import type { CaseState } from '@minikran/domain/cases/case-steps'
import type { MovedTimes } from '@minikran/domain/cases/changed-times'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { DayHours } from '@minikran/domain/opening-hours/active-hours'
import type { LocalDate } from '@minikran/domain/primitives/local-date'

/** All data in mails: texts in the mail's language, local times as 'YYYY-MM-DD HH:mm'. */
export type MailFacts = CaseFacts | AccountFacts
export type CaseFacts = InquiryFacts | RegistrationFacts | CreditFacts | ServiceFacts

export type InquiryFacts = CommonCaseFacts & {
  kind: 'inquiry'
  /** The first machine first; without a machine one line still holds the times. */
  lines: MachineLine[]
  /** How often pickups or returns were moved. */
  timeChanges: number
  /** The pickups and returns that the mail is about. */
  movedTimes: readonly MovedTimes[]
  withOperator: boolean
  /** Where the machines are delivered; null: the customer picks them up. */
  delivery: { address: string; zip: string; distance_km: number | null } | null
  /** Pictures of the site that the customer sent. */
  pictures: number
  /** The lift plan that was sent along: the query of its page, and the page. */
  liftPlan: { query: string; url: string } | null
}

export type RegistrationFacts = CommonCaseFacts & {
  kind: 'registration'
  course: {
    title: string | null
    /** Null: a web course without a date. */
    startsAt: string | null
    hours: number | null
    /** Null: at the depot. */
    place: string | null
    isWeb: boolean
    /** Rises with every change of the course. */
    version: number
  }
  participants: { name: string; email: string | null; waiting: boolean }[]
  /** How often participants got a seat or were removed. */
  seatChanges: number
  /** The mail is about the removal of the last one who had a seat. */
  lostLastSeat: boolean
  /** Nobody has a seat until the mailed link is opened. */
  toConfirm: boolean
  /** That link, in its mail only, and until when it works. */
  confirmLink: string | null
  confirmUntil: Date | null
}

export type CreditFacts = CommonCaseFacts & {
  kind: 'credit'
  application: {
    corpName: string
    organisationNumber: string
    vatNumber: string | null
    address: string
    zip: string
    city: string
    invoiceEmail: string
    limitOre: number | null
  }
}

export type ServiceFacts = CommonCaseFacts & {
  kind: 'service'
  service: {
    request: 'repair' | 'sparePart'
    make: string
    model: string
    serialNumber: string | null
  }
  pictures: number
}

export type AccountFacts = {
  kind: 'account'
  lang: Locale
  firstname: string
  /** Whether the account is one for the back office. */
  isStaff: boolean
  /** The link of the mail's button; null for a mail without one. */
  link: string | null
  /** Until when the link works. */
  linkEndsAt: Date | null
  /** When and in which browser the password was changed, in the mail about it. */
  passwordChange: { at: string; browser: string } | null
  company: Company
}

export type MachineLine = {
  /** The stored title, never what the client sent; null: no machine. */
  title: string | null
  pickupAt: string | null
  returnAt: string | null
  comment: string | null
  /** The machine's `fld_title1` to `4` as the client sent them. */
  fields: { label: string; value: string }[]
}

export type CommonCaseFacts = {
  lang: Locale
  caseNumber: string
  state: CaseState
  /** The customer has cancelled it. */
  cancelled: boolean
  customer: {
    firstname: string
    lastname: string
    company: string | null
    email: string
    phone: string | null
    priceType: 1 | 2 | null
  }
  /** The customer's text, sanitised to bold and lists. */
  textHtml: string
  /** The message that the mail is about, escaped. */
  messageHtml: string
  /** The reason that was given for the step, as plain text. */
  reason: string | null
  /** The credit limit of an approved application. */
  approvedLimitOre: number | null
  /** The documents that staff attached to the case. */
  documents: readonly { name: string; url: string }[]
  /** The participant that the mail is about. */
  person: string | null
  /** The pickup or course that a reminder is about. */
  remindedOf: string | null
  depot: MailDepot | null
  company: Company
  /** The case under My cases; null when it belongs to no account. */
  caseUrl: string | null
  /** The case in the back office. */
  backOfficeUrl: string
}

export type Reminding<Mail extends CaseFacts> = Mail & { remindedOf: string }

export type Naming<Mail extends CaseFacts> = Mail & { person: string }

export const isInquiry = (mail: CaseFacts): mail is InquiryFacts => mail.kind === 'inquiry'
export const isRegistration = (mail: CaseFacts): mail is RegistrationFacts =>
  mail.kind === 'registration'
export const isCredit = (mail: CaseFacts): mail is CreditFacts => mail.kind === 'credit'
export const isService = (mail: CaseFacts): mail is ServiceFacts => mail.kind === 'service'

export const namesParticipant = (mail: CaseFacts): mail is Naming<RegistrationFacts> =>
  isRegistration(mail) && mail.person !== null

export const remindsOfPickup = (mail: CaseFacts): mail is Reminding<InquiryFacts> =>
  isInquiry(mail) && mail.remindedOf !== null
export const remindsOfCourse = (mail: CaseFacts): mail is Reminding<RegistrationFacts> =>
  isRegistration(mail) && mail.remindedOf !== null

export type Company = { name: string; phone: string; email: string }

export type MailDepot = {
  name: string
  address: string
  zip: string
  city: string
  phone: string
  email: string
  /** The hours of the days that the case is about. */
  hours: readonly { date: LocalDate; hours: DayHours }[]
}

/** The sender as named in the mail: the depot, else the company. */
export function senderOf({ depot, company }: CaseFacts): { name: string; phone: string } {
  return depot ?? company
}

export function fullNameOf({ customer }: CaseFacts): string {
  return `${customer.firstname} ${customer.lastname}`
}
