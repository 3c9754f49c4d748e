import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { accountMessage } from './message.ts'

/** To the owner of the account, who may not have done it. */
export const passwordChanged = accountMessage({
  subject: ({ lang }) => m.mail_password_changed_subject({}, { locale: lang }),
  preview: ({ lang }) => m.mail_password_changed_preview({}, { locale: lang }),
  heading: ({ lang }) => m.mail_password_changed_heading({}, { locale: lang }),
  Content({ mail }) {
    const locale = { locale: mail.lang }
    const { name: company, phone } = mail.company
    return (
      <>
        <Text>{m.mail_greeting({ firstname: mail.firstname }, locale)}</Text>
        <Text>{m.mail_password_changed_intro({ company }, locale)}</Text>
        {mail.passwordChange && (
          <Text>{m.mail_password_changed_at(mail.passwordChange, locale)}</Text>
        )}
        <Text>{m.mail_account_warning({ phone }, locale)}</Text>
      </>
    )
  },
})
