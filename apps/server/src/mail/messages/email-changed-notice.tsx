import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { accountMessage } from './message.ts'

/** To the address that an account has left. */
export const emailChangedNotice = accountMessage({
  subject: ({ lang }) => m.mail_email_changed_subject({}, { locale: lang }),
  preview: ({ lang }) => m.mail_email_changed_preview({}, { locale: lang }),
  heading: ({ lang }) => m.mail_email_changed_heading({}, { locale: lang }),
  Content({ mail }) {
    const locale = { locale: mail.lang }
    const { name: company, phone } = mail.company
    return (
      <>
        <Text>{m.mail_greeting({ firstname: mail.firstname }, locale)}</Text>
        <Text>{m.mail_email_changed_intro({ company }, locale)}</Text>
        <Text>{m.mail_account_warning({ phone }, locale)}</Text>
      </>
    )
  },
})
