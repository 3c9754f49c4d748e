import { m } from '@minikran/i18n/messages'
import { AccountLink } from '../layout/account-link.tsx'
import { accountMessage } from './message.ts'

/** To somebody who has forgotten the password. */
export const passwordReset = accountMessage({
  subject: ({ company, lang }) =>
    m.mail_password_reset_subject({ company: company.name }, { locale: lang }),
  preview: ({ lang }) => m.mail_password_reset_preview({}, { locale: lang }),
  heading: ({ lang }) => m.mail_password_reset_heading({}, { locale: lang }),
  Content({ mail }) {
    const locale = { locale: mail.lang }
    return (
      <AccountLink
        mail={mail}
        intro={m.mail_password_reset_intro({ company: mail.company.name }, locale)}
        label={m.mail_password_reset_button({}, locale)}
      />
    )
  },
})
