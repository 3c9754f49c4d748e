import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import type { InquiryMail } from '../inquiry-mail.ts'
import { Layout } from './layout.tsx'
import { Summary } from './summary.tsx'

/** To the depot: who asks for what; answering it reaches the customer (reading 20). */
export function InquiryNotification({ mail }: { mail: InquiryMail }) {
  const locale = { locale: mail.lang }
  const { firstname, lastname } = mail.customer
  const name = `${firstname} ${lastname}`
  const title = mail.productTitle ?? m.mail_no_machine({}, locale)
  return (
    <Layout
      mail={mail}
      preview={m.mail_depot_preview({ name, title }, locale)}
      heading={m.mail_depot_heading({}, locale)}
    >
      <Text>{m.mail_depot_intro({ name }, locale)}</Text>
      <Summary mail={mail} withCustomer={true} />
    </Layout>
  )
}
