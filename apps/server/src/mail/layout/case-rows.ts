import { formatOrganisationNumber } from '@minikran/domain/validation/organisation-number'
import { numericDayText } from '@minikran/i18n/date-text'
import { deliveryText } from '@minikran/i18n/delivery-text'
import { hoursText } from '@minikran/i18n/hours-text'
import { m } from '@minikran/i18n/messages'
import { priceText } from '@minikran/i18n/price-text'
import { valueBesideLabel } from '@minikran/i18n/value-beside-label'
import {
  type CaseFacts,
  type CreditFacts,
  fullNameOf,
  type InquiryFacts,
  type MachineLine,
  type RegistrationFacts,
  type ServiceFacts,
} from '../mail-facts.ts'
import { nameInMail } from '../name-in-mail.ts'
import { type LabelledRow, rowOf } from './rows.tsx'

type Lang = CaseFacts['lang']

/** What the case is about, as label and value. */
export function subjectRows(mail: CaseFacts): LabelledRow[] {
  const number = rowOf(m.mail_label_case({}, { locale: mail.lang }), mail.caseNumber)
  switch (mail.kind) {
    case 'inquiry':
      return [
        ...number,
        ...machineRows(mail, { withFields: false }),
        ...deliveryRows(mail, { isForDepot: false }),
        ...liftPlanRows(mail),
      ]
    case 'registration':
      return [...number, ...courseRows(mail)]
    case 'credit':
      return [
        ...number,
        ...rowOf(m.form_company({}, { locale: mail.lang }), mail.application.corpName),
      ]
    case 'service':
      return [...number, ...serviceRows(mail, { isForDepot: false })]
  }
}

/**
 * The machines of an inquiry. With their fields, as sent by the client, for the depot only; without, for
 * the customer, no comment becomes a link.
 */
export function machineRows(
  { lang, lines, delivery }: InquiryFacts,
  { withFields }: { withFields: boolean },
): LabelledRow[] {
  const locale = { locale: lang }
  const [start, end] =
    delivery === null ? [m.case_pickup, m.case_return] : [m.case_rental_start, m.case_rental_end]
  return lines.flatMap((line, index) => [
    ...rowOf(machineLabel(lang, lines.length > 1 ? index + 1 : null), machineName(line, lang)),
    ...rowOf(start({}, locale), momentText(line.pickupAt, lang)),
    ...rowOf(end({}, locale), momentText(line.returnAt, lang)),
    ...rowOf(
      m.inquiry_machine_comment({}, locale),
      withFields ? line.comment : nameInMail(line.comment ?? ''),
    ),
    ...(withFields ? line.fields.flatMap(({ label, value }) => rowOf(label, value)) : []),
  ])
}

/** Operator and delivery, whose prices are on request; for the customer nothing becomes a link. */
export function deliveryRows(
  { lang, withOperator, delivery }: InquiryFacts,
  { isForDepot }: { isForDepot: boolean },
): LabelledRow[] {
  const locale = { locale: lang }
  const onRequest = m.price_on_request({}, locale)
  const shown = (address: string) => (isForDepot ? address : nameInMail(address))
  const text = delivery && deliveryText({ ...delivery, address: shown(delivery.address) }, lang)
  return [
    ...rowOf(m.inquiry_with_operator({}, locale), withOperator ? onRequest : null),
    ...rowOf(m.inquiry_delivery_address({}, locale), text && `${text}. ${onRequest}`),
  ]
}

/** Where the machine is delivered, for the customer; a web address in it does not become a link. */
export function deliveryPlace({ address, zip }: { address: string; zip: string }): string {
  return `${nameInMail(address)}, ${zip}`
}

/** The lift plan of an inquiry as a link; its PDF is attached. */
export function liftPlanRows({ lang, liftPlan }: InquiryFacts): LabelledRow[] {
  if (liftPlan === null) return []
  const locale = { locale: lang }
  return [[m.plan_title({}, locale), m.plan_open({}, locale), liftPlan.url]]
}

/** A course occasion with its participants. */
export function courseRows({
  lang,
  state,
  course,
  participants,
  toConfirm,
}: RegistrationFacts): LabelledRow[] {
  const locale = { locale: lang }
  const startsAt = momentText(course.startsAt, lang) ?? m.mail_course_undated({}, locale)
  const length = course.hours === null ? null : hoursText(course.hours, lang)
  return [
    ...rowOf(m.mail_label_course({}, locale), course.title),
    ...rowOf(m.mail_label_course_start({}, locale), startsAt),
    ...rowOf(m.mail_label_course_length({}, locale), length),
    ...rowOf(m.field_course_place({}, locale), course.place),
    ...participants.flatMap(({ name, waiting }, index) => {
      const label = index === 0 ? m.registration_group_participants({}, locale) : ' '
      if (state === 'declined' || (toConfirm && waiting)) return rowOf(label, name)
      const text = waiting ? m.mail_participant_waiting : m.mail_participant_seat
      return rowOf(label, text({ name }, locale))
    }),
  ]
}

/** The repair or spare part; for the customer nothing becomes a link. */
export function serviceRows(
  mail: ServiceFacts,
  { isForDepot }: { isForDepot: boolean },
): LabelledRow[] {
  const locale = { locale: mail.lang }
  const { make, model, serialNumber } = mail.service
  const shown = (text: string) => (isForDepot ? text : nameInMail(text))
  return [
    ...rowOf(m.mail_label_request({}, locale), serviceTitle(mail)),
    ...rowOf(m.list_machine({}, locale), shown(`${make} ${model}`)),
    ...rowOf(m.service_serial_number({}, locale), shown(serialNumber ?? '')),
  ]
}

/** An application's figures, for the company alone. */
export function creditRows({ lang, application }: CreditFacts): LabelledRow[] {
  const locale = { locale: lang }
  const { address, zip, city, limitOre } = application
  const organisationNumber = formatOrganisationNumber(application.organisationNumber)
  const limit = limitOre === null ? null : priceText(limitOre)
  return [
    ...rowOf(m.form_company({}, locale), application.corpName),
    ...rowOf(m.mail_label_organisation_number({}, locale), organisationNumber),
    ...rowOf(m.credit_vat({}, locale), application.vatNumber),
    ...rowOf(m.case_address({}, locale), `${address}, ${zip} ${city}`),
    ...rowOf(m.case_invoice_email({}, locale), application.invoiceEmail),
    ...rowOf(m.case_limit({}, locale), limit),
  ]
}

/** Who sent the case, for the depot. */
export function customerRows(mail: CaseFacts): LabelledRow[] {
  const locale = { locale: mail.lang }
  const { company, email, phone, priceType } = mail.customer
  const isCredit = mail.kind === 'credit'
  const name = isCredit ? m.mail_label_contact : m.mail_label_customer
  return [
    ...rowOf(name({}, locale), fullNameOf(mail)),
    ...(isCredit ? [] : rowOf(m.form_company({}, locale), company)),
    ...rowOf(m.form_email({}, locale), email),
    ...rowOf(m.form_phone({}, locale), phone),
    ...(isCredit ? [] : rowOf(m.account_price_type({}, locale), priceTypeText(priceType, mail))),
  ]
}

/** The depot's address, phone and opening hours on the days of the case. */
export function depotRows({ lang, depot }: CaseFacts): LabelledRow[] {
  if (depot === null) return []
  const locale = { locale: lang }
  const { name, address, zip, city, phone } = depot
  const label = m.cases_depot({}, locale)
  return [
    ...rowOf(label, `${valueBesideLabel(label, name)}, ${address}, ${zip} ${city}`),
    ...depot.hours.flatMap(({ date, hours }, index) => {
      const hoursLabel = index === 0 ? m.mail_label_hours({}, locale) : ' '
      const words = { date: numericDayText(date, lang) }
      return hours.kind === 'open'
        ? rowOf(
            hoursLabel,
            m.mail_depot_hours({ ...words, from: hours.from, to: hours.to }, locale),
          )
        : rowOf(hoursLabel, m.mail_depot_hours_closed(words, locale))
    }),
    ...rowOf(m.form_phone({}, locale), phone),
  ]
}

/** 'YYYY-MM-DD HH:mm' as text. */
export function momentText(at: string | null, lang: Lang): string | null {
  if (at === null) return null
  const date = numericDayText(at.slice(0, 10), lang)
  return m.mail_at_time({ date, time: at.slice(11) }, { locale: lang })
}

/** The case's machine or course, for subjects. */
export function titleOf(mail: InquiryFacts | RegistrationFacts): string {
  const locale = { locale: mail.lang }
  if (mail.kind === 'registration') return mail.course.title ?? m.mail_no_course({}, locale)
  const [first] = mail.lines
  const title = first === undefined ? m.mail_no_machine({}, locale) : machineName(first, mail.lang)
  const more = mail.lines.length - 1
  return more > 0 ? m.mail_more_machines({ title, more }, locale) : title
}

/** What a service case asks for, in words. */
export function serviceTitle({ service, lang }: ServiceFacts): string {
  const text = service.request === 'repair' ? m.service_repair : m.service_spare_part
  return text({}, { locale: lang })
}

/** A number of participants as text. */
export function seatsText(number: number, lang: Lang): string {
  const locale = { locale: lang }
  return number === 1 ? m.mail_seats_one({}, locale) : m.mail_seats_few({ number }, locale)
}

export function machineName({ title }: MachineLine, lang: Lang): string {
  return title ?? m.mail_no_machine({}, { locale: lang })
}

function machineLabel(lang: Lang, number: number | null): string {
  const locale = { locale: lang }
  return number === null ? m.list_machine({}, locale) : m.case_times_machine({ number }, locale)
}

function priceTypeText(priceType: 1 | 2 | null, { lang }: CaseFacts): string {
  if (priceType === null) return m.account_not_chosen({}, { locale: lang })
  const text = priceType === 1 ? m.mail_price_inc_vat : m.mail_price_ex_vat
  return text({}, { locale: lang })
}
