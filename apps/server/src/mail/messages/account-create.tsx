import { m } from '@minikran/i18n/messages'
import { AccountLink } from '../layout/account-link.tsx'
import { accountMessage } from './message.ts'

/** To somebody who asked for an account on a sent case. */
export const accountCreate = accountMessage({
  subject: ({ company, lang }) =>
    m.mail_account_create_subject({ company: company.name }, { locale: lang }),
  preview: ({ lang }) => m.mail_account_create_preview({}, { locale: lang }),
  heading: ({ lang }) => m.mail_account_create_heading({}, { locale: lang }),
  Content({ mail }) {
    const locale = { locale: mail.lang }
    return (
      <AccountLink
        mail={mail}
        intro={m.mail_account_create_intro({ company: mail.company.name }, locale)}
        label={m.mail_account_create_button({}, locale)}
      />
    )
  },
})
