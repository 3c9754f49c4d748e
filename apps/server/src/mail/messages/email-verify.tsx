import { m } from '@minikran/i18n/messages'
import { AccountLink } from '../layout/account-link.tsx'
import { accountMessage } from './message.ts'

/** To a new address, which takes effect by this link. */
export const emailVerify = accountMessage({
  subject: ({ lang }) => m.mail_email_verify_subject({}, { locale: lang }),
  preview: ({ lang }) => m.mail_email_verify_preview({}, { locale: lang }),
  heading: ({ lang }) => m.mail_email_verify_heading({}, { locale: lang }),
  Content({ mail }) {
    const locale = { locale: mail.lang }
    return (
      <AccountLink
        mail={mail}
        intro={m.mail_email_verify_intro({ company: mail.company.name }, locale)}
        label={m.mail_email_verify_button({}, locale)}
      />
    )
  },
})
