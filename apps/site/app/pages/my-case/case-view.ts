import type { ListedProduct } from '@minikran/contract/catalogue'
import type { Crane } from '@minikran/contract/crane-selection'
import type { CustomerCase } from '@minikran/contract/customer-cases'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { withExtraWeight } from '@minikran/domain/crane-selection/extra-weight'
import { isDrawable } from '@minikran/domain/machine-drawing/draw-machine'
import { productMachine } from '@minikran/domain/machine-drawing/product-machine'
import { priceForDates } from '@minikran/domain/pricing/price-for-dates'
import { oreFromSek } from '@minikran/domain/primitives/money'
import { formatOrganisationNumber } from '@minikran/domain/validation/organisation-number'
import { dayOf, dayText, dayTimeText, instantText } from '@minikran/i18n/date-text'
import { deliveryText } from '@minikran/i18n/delivery-text'
import { m } from '@minikran/i18n/messages'
import { priceText } from '@minikran/i18n/price-text'
import { technicalLabel } from '@minikran/i18n/technical-text'
import { valueBesideLabel } from '@minikran/i18n/value-beside-label'
import { stateText, subjectText } from '../../account-pages/case-texts.ts'
import type { Fact } from '../../components/facts.tsx'
import { addressOfPlan } from '../../lift-planning/plan-address.ts'
import { type PriceRow, pricedProduct, priceRows } from '../../pricing/price-rows.ts'
import { eventText } from './event-text.ts'
import { withRevisions } from './revisions.ts'

/** The first machine of a case, for the drawing. */
export type DrawnFirst = { product: ListedProduct; crane: Crane | null } | null
export type CaseView = ReturnType<typeof caseView>

/** All texts of a case's page. */
export function caseView(found: CustomerCase, first: DrawnFirst, locale: Locale) {
  const { depot, lift } = found
  const machine = first && productMachine(first.product, first.crane)
  return {
    number: found.case_number,
    /** The language of the messages: that of the case. */
    lang: found.lang,
    subject: subjectText(found.lines[0] ?? found.course, found.kind, locale),
    facts: factsOf(found, locale),
    depot: depot && {
      title: titleIn(depot, 'title', locale),
      path: depot.path,
      phone: depot.phone,
      email: depot.email_address,
    },
    lines: found.lines.map((line) => lineView(line, locale)),
    delivery: deliveryRows(found, locale),
    course: found.course && courseView(found.course, locale),
    credit: found.credit && creditRows(found.credit),
    service: found.service && serviceRows(found.service),
    text: found.text,
    sender: senderRows(found),
    events: eventRows(found, locale),
    messages: found.messages.map((message) => ({
      id: message.id,
      isOwn: message.from_customer,
      who: message.from_customer ? m.case_you() : (message.firstname ?? m.case_the_depot()),
      at: instantText(message.created_at, locale),
      dateTime: message.created_at,
      text: message.message,
    })),
    pictures: found.pictures,
    documents: found.documents,
    canCancel: found.can_cancel,
    cancelHint: cancelHintOf(found),
    hasCalendar: found.has_calendar,
    again: againOf(found),
    drawing: machine !== null && isDrawable(machine) ? machine : null,
    requested: lift && withExtraWeight(lift, lift.extra),
    planAddress: found.lift_plan === null ? null : addressOfPlan(found.lift_plan),
  }
}

/** How to cancel what the page has no button for: a part of a case, or a confirmed one. */
function cancelHintOf({ kind, state, can_cancel, lines, course }: CustomerCase): string | null {
  const isBooking = kind === 'inquiry' || kind === 'registration'
  if (state === 'confirmed' && isBooking) return m.case_cancel_confirmed()
  if (!can_cancel) return null
  if (course !== null && course.participants.length > 1) return m.case_cancel_participant()
  return lines.length > 1 ? m.case_cancel_machine() : null
}

type Asked = { label: string; value: string | null | undefined }

/** The facts that the case has. */
const given = (asked: readonly Asked[]): Fact[] =>
  asked.flatMap(({ label, value }) => (value ? [{ label, value }] : []))

function factsOf(found: CustomerCase, locale: Locale): Fact[] {
  const { lines, course, credit, depot } = found
  const [line] = lines
  const at = (time: string | null | undefined) => time && dayTimeText(time, locale)
  const facts = given([
    { label: m.case_state(), value: stateText(found.state) },
    { label: found.delivery ? m.case_rental_start() : m.case_pickup(), value: at(line?.pickup_at) },
    { label: found.delivery ? m.case_rental_end() : m.case_return(), value: at(line?.return_at) },
    { label: m.case_course_start(), value: at(course?.course_time) },
    { label: technicalLabel('course_place', locale), value: course?.course_place },
    { label: m.case_limit(), value: credit?.limit ? priceText(oreFromSek(credit.limit)) : null },
    {
      label: m.cases_depot(),
      value: depot && valueBesideLabel(m.cases_depot(), titleIn(depot, 'title', locale).text),
    },
    { label: m.case_sent(), value: dayText(dayOf(found.created_at), locale) },
  ])
  return [...facts, ...latestChange(found, locale)]
}

/** The day of the latest change since the case was sent. */
function latestChange({ events }: CustomerCase, locale: Locale): Fact[] {
  const [, ...changes] = withRevisions(events).filter(({ revision }) => revision !== null)
  const latest = changes.at(-1)
  if (latest === undefined) return []
  return [{ label: m.case_revision_latest(), value: dayText(dayOf(latest.event.at), locale) }]
}

type Line = CustomerCase['lines'][number]
type CaseCourse = NonNullable<CustomerCase['course']>
type QuotedPrice = Pick<PriceRow, 'label' | 'price'>

function lineView(line: Line, locale: Locale) {
  return {
    line: line.line,
    subject: subjectText(line, 'inquiry', locale),
    path: line.path,
    pickupAt: line.pickup_at && dayTimeText(line.pickup_at, locale),
    returnAt: line.return_at && dayTimeText(line.return_at, locale),
    comment: line.comment,
    isGone: isGone(line),
    quoted: quotedPrice(line, locale),
  }
}

function courseView(course: CaseCourse, locale: Locale) {
  return {
    subject: subjectText(course, 'registration', locale),
    path: course.path,
    isGone: isGone(course),
    quoted: quotedPrice(course, locale),
    toConfirm: course.to_confirm,
    participants: course.participants.map((person) => ({
      id: person.id,
      name: `${person.firstname} ${person.lastname}`,
      email: person.email_address,
      waiting: person.waiting,
    })),
  }
}

function eventRows({ events, lines, delivery }: CustomerCase, locale: Locale) {
  const shownTimes = { machines: lines.length, delivered: delivery !== null, locale }
  return withRevisions(events).map(({ event, revision }) => ({
    id: event.id,
    revision,
    at: instantText(event.at, locale),
    dateTime: event.at,
    text: eventText(event, shownTimes),
    reason: event.reason,
  }))
}

// Without a name, the inquiry was about no machine.
const isGone = ({ title_sv, path }: CaseCourse | Line) => title_sv !== null && path === null

/** The price snapshot: of the requested days, otherwise of the first day or the course. */
function quotedPrice(item: CaseCourse | Line, locale: Locale): QuotedPrice | null {
  const { told } = item
  if (told === null) return null
  const priced = { ...told, prod_vat: told.vat_percent }
  const from = 'pickup_at' in item ? item.pickup_at?.slice(0, 10) : null
  const to = 'return_at' in item ? item.return_at?.slice(0, 10) : null
  const sum = from && to ? priceForDates(pricedProduct(priced), { from, to }) : null
  if (sum !== null) return { label: m.period_sum(), price: sum.sum }
  const [first] = priceRows(priced, locale)
  return first ? { label: first.label, price: first.price } : null
}

function deliveryRows({ with_operator, delivery }: CustomerCase, locale: Locale): Fact[] {
  const onRequest = m.price_on_request()
  const place = delivery && `${deliveryText(delivery, locale)}. ${onRequest}`
  return given([
    { label: m.inquiry_with_operator(), value: with_operator ? onRequest : null },
    { label: m.inquiry_delivery_address(), value: place },
  ])
}

function creditRows(credit: NonNullable<CustomerCase['credit']>): Fact[] {
  return given([
    { label: m.form_company(), value: credit.corp_name },
    {
      label: m.credit_organisation_number(),
      value: formatOrganisationNumber(credit.organisation_number),
    },
    { label: m.credit_vat(), value: credit.corp_vat },
    {
      label: m.case_address(),
      value: `${credit.corp_address}, ${credit.corp_zip} ${credit.corp_city}`,
    },
    { label: m.case_invoice_email(), value: credit.invoice_email },
  ])
}

function serviceRows(service: NonNullable<CustomerCase['service']>): Fact[] {
  const isRepair = service.request === 'repair'
  return given([
    { label: m.service_request(), value: isRepair ? m.service_repair() : m.service_spare_part() },
    { label: m.service_make(), value: service.make },
    { label: m.service_model(), value: service.model },
    { label: m.service_serial_number(), value: service.serial_number },
  ])
}

function senderRows(found: CustomerCase): Fact[] {
  return given([
    { label: m.case_name(), value: `${found.firstname} ${found.lastname}` },
    { label: m.form_company(), value: found.company },
    { label: m.form_email(), value: found.email_address },
    { label: m.form_phone(), value: found.phone },
  ])
}

/** The form for the same request; null when the item no longer exists. */
function againOf({ kind, lines, course, lift_plan: plan }: CustomerCase) {
  if (kind === 'credit' || kind === 'service') return null
  const slug = (lines[0] ?? course)?.product_slug ?? null
  const isCourse = kind === 'registration'
  if (isCourse && slug === null) return null
  return { path: isCourse ? '/anmalan' : '/forfragan', slug, plan, asksDates: !isCourse }
}
