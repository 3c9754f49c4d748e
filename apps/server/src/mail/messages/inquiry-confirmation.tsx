import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import type { InquiryMail } from '../inquiry-mail.ts'
import { Layout } from './layout.tsx'
import { Summary } from './summary.tsx'

/** To the sender: the case number, what was asked, what happens next (reading 20). */
export function InquiryConfirmation({ mail }: { mail: InquiryMail }) {
  const locale = { locale: mail.lang }
  const { caseNumber } = mail
  const depot = mail.depot?.name ?? mail.company.name
  const phone = mail.depot?.phone ?? mail.company.phone
  return (
    <Layout
      mail={mail}
      preview={m.mail_inquiry_preview({}, locale)}
      heading={m.mail_inquiry_heading({}, locale)}
    >
      <Text>{m.mail_inquiry_greeting({ firstname: mail.customer.firstname }, locale)}</Text>
      <Text>{m.mail_inquiry_received({ caseNumber, depot }, locale)}</Text>
      <Summary mail={mail} withCustomer={false} />
      <Text>{m.mail_inquiry_not_booked({}, locale)}</Text>
      <Text>{m.mail_inquiry_questions({ phone }, locale)}</Text>
    </Layout>
  )
}
