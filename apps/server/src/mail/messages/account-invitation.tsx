import { m } from '@minikran/i18n/messages'
import { AccountLink } from '../layout/account-link.tsx'
import { accountMessage } from './message.ts'

/** To somebody whom the company has given an account. */
export const accountInvitation = accountMessage({
  subject: ({ company, lang }) =>
    m.mail_account_invitation_subject({ company: company.name }, { locale: lang }),
  preview: ({ lang }) => m.mail_account_invitation_preview({}, { locale: lang }),
  heading: ({ lang }) => m.mail_account_invitation_heading({}, { locale: lang }),
  Content({ mail }) {
    const locale = { locale: mail.lang }
    return (
      <AccountLink
        mail={mail}
        intro={m.mail_account_invitation_intro({ company: mail.company.name }, locale)}
        label={m.mail_account_create_button({}, locale)}
      />
    )
  },
})
