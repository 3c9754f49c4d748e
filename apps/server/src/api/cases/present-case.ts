import type { CustomerCase, ListedCase } from '@minikran/contract/customer-cases'
import { isPublicSiteRole } from '@minikran/domain/access/roles'
import {
  type CaseEventKind,
  isSeenByCustomer,
  isSettled,
  stepsFrom,
} from '@minikran/domain/cases/case-steps'
import { movedTimesIn } from '@minikran/domain/cases/changed-times'
import { depotPath, productPath } from '@minikran/domain/catalogue/product-path'
import { sekFromOre } from '@minikran/domain/primitives/money'
import type { CaseParts } from '../../database/case-parts.ts'
import { cleanInquiryText } from '../../rich-text/clean-inquiry-text.ts'
import type { ListedCaseRow } from './case-rows.ts'
import { presentPriceSnapshot } from './price-snapshot.ts'

/** A case in a list, for customers and staff alike. */
export function presentListedCase(row: ListedCaseRow): ListedCase {
  const { product, prod_name, course_time, lines, messages } = row
  const isCourse = row.case.kind === 'registration'
  return {
    ...caseFields(row),
    first: hasProduct(row) ? presentProduct(product, prod_name, row.case.lang) : null,
    lines,
    starts_at: row.pickup_at ?? (isCourse ? course_time : null),
    messages,
    unread: row.fromDepotUnread,
  }
}

const hasProduct = ({ case: { kind } }: ListedCaseRow) =>
  kind === 'inquiry' || kind === 'registration'

function caseFields({ case: stored, depot }: ListedCaseRow) {
  return {
    id: stored.id,
    case_number: stored.case_number,
    kind: stored.kind,
    state: stored.state,
    lang: stored.lang,
    created_at: stored.created_at.toISOString(),
    updated_at: stored.updated_at.toISOString(),
    depot: depot && { ...depot, path: depotPath(depot) },
  }
}

type CaseProduct = ListedCaseRow['product']

type CaseLang = ListedCaseRow['case']['lang']

/** The product under its current title, else under the one that was stored in the case's language. */
function presentProduct(product: CaseProduct, name: string | null, lang: CaseLang) {
  const { title_sv, title_en, product_slug, prodcat_slug, prodsubcat_slug, isPublic } = product
  const isThere = product_slug !== null && prodcat_slug !== null && prodsubcat_slug !== null
  const path =
    isThere && isPublic ? productPath({ prodcat_slug, prodsubcat_slug, product_slug }) : null
  return {
    title_sv: title_sv ?? name,
    title_en: title_sv === null && lang === 'en' ? name : title_en,
    product_slug: path === null ? null : product_slug,
    path,
  }
}

/** A whole case as its customer sees it. */
export function presentCase(row: ListedCaseRow, parts: CaseParts): CustomerCase {
  const stored = row.case
  return {
    ...caseFields(row),
    price_type: stored.price_type,
    company: stored.company,
    firstname: stored.firstname,
    lastname: stored.lastname,
    email_address: stored.email_address,
    phone: stored.phone,
    text: cleanInquiryText(parts.text),
    lines: parts.lines.map(({ line, product }) => ({
      ...presentProduct(product, line.prod_name, stored.lang),
      told: presentPriceSnapshot(line.prices),
      line: line.line,
      pickup_at: line.pickup_at,
      return_at: line.return_at,
      comment: line.comment,
      fields: line.fld_titles.filter((field) => field !== null),
    })),
    with_operator: parts.withOperator,
    delivery: parts.delivery,
    lift: parts.lift,
    lift_plan: parts.liftPlan,
    course: stored.kind === 'registration' ? presentCourse(row, parts) : null,
    credit: parts.credit && presentCredit(parts.credit),
    service: parts.service,
    events: parts.events.flatMap(presentForCustomer),
    messages: parts.messages.filter(({ message }) => !message.internal).map(presentMessage),
    pictures: parts.pictures,
    documents: parts.documents,
    can_cancel: stepsFrom(stored, 'customer').includes('cancel'),
    has_calendar: hasCalendar(row, parts),
  }
}

function presentCourse(row: ListedCaseRow, parts: CaseParts) {
  const { product, prod_name, course_time } = row
  return {
    ...presentProduct(product, prod_name, row.case.lang),
    told: presentPriceSnapshot(parts.course?.registration.prices ?? null),
    course_time,
    course_place: parts.course?.product?.course_place ?? null,
    to_confirm: parts.course?.toConfirm ?? false,
    participants: parts.participants.map((person) => ({
      id: person.id,
      firstname: person.firstname,
      lastname: person.lastname,
      email_address: person.email_address,
      waiting: person.waiting,
    })),
  }
}

function presentCredit(credit: NonNullable<CaseParts['credit']>) {
  return {
    organisation_number: credit.organisation_number,
    corp_vat: credit.corp_vat,
    corp_name: credit.corp_name,
    corp_address: credit.corp_address,
    corp_zip: credit.corp_zip,
    corp_city: credit.corp_city,
    invoice_email: credit.invoice_email,
    limit: credit.limit_ore === null ? null : sekFromOre(credit.limit_ore),
    consent_at: credit.consent_at.toISOString(),
    consent_version: credit.consent_version,
  }
}

const fromCustomers: readonly CaseEventKind[] = ['received', 'cancelled', 'registrationConfirmed']

// An event without an account comes from the customer when a form or link causes it, else from the depot.
function presentForCustomer({ event, by }: CaseParts['events'][number]) {
  if (!isSeenByCustomer(event.kind)) return []
  const isCustomer = by === null ? fromCustomers.includes(event.kind) : isPublicSiteRole(by.role)
  return [{ ...presentEvent(event), by: isCustomer ? ('customer' as const) : ('depot' as const) }]
}

/** What customer and staff see of an event. */
export function presentEvent(event: CaseParts['events'][number]['event']) {
  const { reason } = event.details
  return {
    id: event.id,
    at: event.created_at.toISOString(),
    kind: event.kind,
    state: event.state,
    reason: typeof reason === 'string' ? reason : null,
    times: movedTimesIn(event.details),
  }
}

function presentMessage({ message, by }: CaseParts['messages'][number]) {
  return {
    id: message.id,
    from_customer: message.from_customer,
    firstname: by?.firstname ?? null,
    message: message.message,
    created_at: message.created_at.toISOString(),
  }
}

function hasCalendar(row: ListedCaseRow, parts: CaseParts): boolean {
  if (isSettled(row.case.state)) return false
  const hasSeat = parts.participants.some(({ waiting }) => !waiting)
  return (
    (hasSeat && row.course_time !== null) || parts.lines.some(({ line }) => line.pickup_at !== null)
  )
}
