import { longDateText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { Column, Row, Section } from '@react-email/components'
import { cleanInquiryText } from '../../media/clean-inquiry-text.ts'
import type { InquiryMail } from '../inquiry-mail.ts'

const labelStyle = { color: '#5b6168', width: '130px', verticalAlign: 'top', padding: '4px 0' }
const valueStyle = { verticalAlign: 'top', padding: '4px 0' }

/** The inquiry as label and value, one row each; what is not known has no row. */
export function Summary({ mail, withCustomer }: { mail: InquiryMail; withCustomer: boolean }) {
  const rows = withCustomer
    ? [...machineRows(mail), ...customerRows(mail), ...fieldRows(mail)]
    : machineRows(mail)
  const { lang, messageHtml } = mail
  return (
    <Section>
      {rows.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and labels may repeat
        <Row key={index}>
          <Column style={labelStyle}>{label}</Column>
          <Column style={valueStyle}>{value}</Column>
        </Row>
      ))}
      {messageHtml !== '' && (
        <Row>
          <Column style={labelStyle}>{m.mail_label_message({}, { locale: lang })}</Column>
          <Column
            style={valueStyle}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when stored and again here (reading 30)
            dangerouslySetInnerHTML={{ __html: withLineBreaks(cleanInquiryText(messageHtml)) }}
          />
        </Row>
      )}
    </Section>
  )
}

type SummaryRow = [label: string, value: string]

function machineRows(mail: InquiryMail): SummaryRow[] {
  const locale = { locale: mail.lang }
  const { depot } = mail
  const place = depot && [depot.name, depot.address, `${depot.zip} ${depot.city}`, depot.phone]
  return [
    row(m.mail_label_case({}, locale), mail.caseNumber),
    row(m.mail_label_machine({}, locale), mail.productTitle),
    row(m.mail_label_pickup({}, locale), timeText(mail, mail.pickupAt)),
    row(m.mail_label_return({}, locale), timeText(mail, mail.returnAt)),
    row(m.mail_label_depot({}, locale), place?.join(', ') ?? null),
  ].flat()
}

function customerRows({ lang, customer }: InquiryMail): SummaryRow[] {
  const locale = { locale: lang }
  return [
    row(m.mail_label_customer({}, locale), `${customer.firstname} ${customer.lastname}`),
    row(m.mail_label_company({}, locale), customer.company),
    row(m.mail_label_email({}, locale), customer.email),
    row(m.mail_label_phone({}, locale), customer.phone),
    row(m.mail_label_price_type({}, locale), priceTypeText(customer.priceType, lang)),
  ].flat()
}

// As the client sent them, so they are shown to the depot only.
function fieldRows({ fields }: InquiryMail): SummaryRow[] {
  return fields.flatMap(({ label, value }) => row(label, value))
}

const withLineBreaks = (html: string) => html.replaceAll('\n', '<br>')

function row(label: string, value: string | null): SummaryRow[] {
  return value === null || value === '' ? [] : [[label, value]]
}

function priceTypeText(priceType: 1 | 2 | null, lang: InquiryMail['lang']): string {
  if (priceType === null) return m.mail_price_unchosen({}, { locale: lang })
  const text = priceType === 1 ? m.mail_price_inc_vat : m.mail_price_ex_vat
  return text({}, { locale: lang })
}

/** 'YYYY-MM-DD HH:mm' in words. */
function timeText({ lang }: InquiryMail, at: string | null): string | null {
  if (at === null) return null
  const date = longDateText(at.slice(0, 10), lang)
  return m.mail_at_time({ date, time: at.slice(11) }, { locale: lang })
}
