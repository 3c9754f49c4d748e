import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { numericDayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { Button } from '../layout/button.tsx'
import type { AccountFacts } from '../mail-facts.ts'
import { accountMessage, type CompanyText } from './message.ts'

const invitation = {
  subject: m.mail_account_invitation_subject,
  preview: m.mail_account_invitation_preview,
  button: m.mail_account_create_button,
}
const customerInvitation = linkMessage({
  ...invitation,
  heading: m.mail_account_invitation_heading,
  intro: m.mail_account_invitation_intro,
})
const staffInvitation = linkMessage({
  ...invitation,
  heading: m.mail_account_invitation_staff_heading,
  intro: m.mail_account_invitation_staff_intro,
})

/** Mails about an account, by the `kind` of their row. */
export const accountMessages = {
  /** To the sender of a case who requested an account. */
  'account-create': linkMessage({
    subject: m.mail_account_create_subject,
    preview: m.mail_account_create_preview,
    heading: m.mail_account_create_heading,
    intro: m.mail_account_create_intro,
    button: m.mail_account_create_button,
  }),
  /** To somebody to whom the company has given an account. */
  'account-invitation': (mail: AccountFacts) =>
    mail.isStaff ? staffInvitation(mail) : customerInvitation(mail),
  /** To somebody who has forgotten the password. */
  'password-reset': linkMessage({
    subject: m.mail_password_reset_subject,
    preview: m.mail_password_reset_preview,
    heading: m.mail_password_reset_heading,
    intro: m.mail_password_reset_intro,
    button: m.mail_password_reset_button,
  }),
  /** To a new address, which takes effect by this link. */
  'email-verify': linkMessage({
    subject: m.mail_email_verify_heading,
    preview: m.mail_email_verify_preview,
    heading: m.mail_email_verify_heading,
    intro: m.mail_email_verify_intro,
    button: m.mail_email_verify_button,
  }),
  /** To the owner of the account, who may not have changed the password. */
  'password-changed': accountMessage({
    subject: m.mail_password_changed_heading,
    preview: m.mail_password_changed_preview,
    heading: m.mail_password_changed_heading,
    Content: ({ mail }) => (
      <Warning mail={mail} intro={m.mail_password_changed_intro}>
        {mail.passwordChange && (
          <Text>{m.mail_password_changed_at(mail.passwordChange, { locale: mail.lang })}</Text>
        )}
      </Warning>
    ),
  }),
  /** To the address that an account used before. */
  'email-changed-notice': accountMessage({
    subject: m.mail_email_changed_subject,
    preview: m.mail_email_changed_preview,
    heading: m.mail_email_changed_heading,
    Content: ({ mail }) => <Warning mail={mail} intro={m.mail_email_changed_intro} />,
  }),
}

type LinkMessage = Record<'subject' | 'preview' | 'heading' | 'intro' | 'button', CompanyText>

/** A mail that says why it comes, with its link and how long the link works. */
function linkMessage({ intro, button, ...texts }: LinkMessage) {
  return accountMessage({
    ...texts,
    Content({ mail: { link, linkEndsAt, lang, company } }) {
      const locale = { locale: lang }
      const words = { company: company.name }
      return (
        <>
          <Text>{intro(words, locale)}</Text>
          {link !== null && <Button href={link} label={button(words, locale)} lang={lang} />}
          {linkEndsAt !== null && <Text>{endText(linkEndsAt, lang)}</Text>}
          <Text>{m.mail_account_not_you({}, locale)}</Text>
        </>
      )
    },
  })
}

function endText(endsAt: Date, lang: AccountFacts['lang']): string {
  const { date, time } = stockholmDateTime(endsAt.getTime())
  return m.mail_account_link_until({ date: numericDayText(date, lang), time }, { locale: lang })
}

/** What has happened to the account, and whom to call if somebody else did it. */
function Warning({
  mail,
  intro,
  children,
}: {
  mail: AccountFacts
  intro: CompanyText
  children?: ReactNode
}) {
  const locale = { locale: mail.lang }
  const { name: company, phone } = mail.company
  return (
    <>
      <Text>{intro({ company }, locale)}</Text>
      {children}
      <Text>{m.mail_account_warning({ phone }, locale)}</Text>
    </>
  )
}
